"""Settings for hosts that read them from the site: ``_headers`` (Netlify, Cloudflare Pages) and ``.htaccess`` (Apache).

They say what overrides/serve.py does: types, compression, how long a file may be kept, and the policy of workers, which take none
from their page. overrides/hosts/ has the same for nginx and Caddy.
"""

from pathlib import Path
from urllib.parse import urlsplit

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.plugins import event_priority

from overrides.hooks.policy import FRAMING, policy
from overrides.hooks.project import home, languages, last_build
from overrides.hooks.service_worker import ADDRESS
from overrides.serve import COMPRESSIBLE, EVERYWHERE, FOREVER, HASHED, TYPES

POLICY = "Content-Security-Policy"


def scripts_policy() -> str:
    """What a script may load where it runs as a worker; pages bring their own, narrower one."""
    return policy("", runs_python=True)


def lasting(site: Path, folder: str = "assets") -> list[str]:
    """Where all names change with their content: whole folders ("assets/web/*") and, where they lie among others, files."""
    paths = [path.relative_to(site).as_posix() for path in (site / folder).rglob("*") if path.is_file()]
    if paths and all(HASHED.search(f"/{path}") for path in paths):
        return [f"{folder}/*"]
    found: list[str] = []
    for entry in sorted((site / folder).iterdir()):
        path = entry.relative_to(site).as_posix()
        if entry.is_dir():
            found += lasting(site, path)
        elif HASHED.search(f"/{path}"):
            found.append(path)
    return found


def headers_file(site: Path, base: str) -> str:
    """``_headers``: a pattern, then its headers; where several patterns fit, all their headers are sent."""
    rules = [
        (f"{base}*", {**EVERYWHERE, POLICY: FRAMING}),
        (f"{base}assets/*", {POLICY: scripts_policy()}),
        (f"{base}{ADDRESS}", {POLICY: scripts_policy()}),
        *((f"{base}{pattern}", {"Cache-Control": FOREVER}) for pattern in lasting(site)),
    ]
    lines = [[pattern, *(f"  {name}: {value}" for name, value in headers.items())] for pattern, headers in rules]
    return "\n".join("\n".join(rule) for rule in lines) + "\n"


def htaccess(base: str, homes: dict[str, str]) -> str:
    """``.htaccess`` for Apache; modules that are not loaded are passed over."""
    types = [f"AddType {kind.split(';')[0]} {ending}" for ending, kind in TYPES.items()]
    compressible = sorted({TYPES[ending].split(";")[0] for ending in COMPRESSIBLE})
    everywhere = [f'Header always set {name} "{value}"' for name, value in EVERYWHERE.items()]
    missing = [
        f'<If "%{{REQUEST_URI}} =~ m#^{base}{folder}#">\nErrorDocument 404 {base}{folder}404.html\n</If>'
        for folder in homes.values()
        if folder
    ]
    return f"""{chr(10).join(types)}
AddDefaultCharset utf-8
Options -Indexes -MultiViews
ErrorDocument 404 {base}404.html
{chr(10).join(missing)}
<IfModule mod_brotli.c>
AddOutputFilterByType BROTLI_COMPRESS {" ".join(compressible)}
</IfModule>
<IfModule mod_deflate.c>
AddOutputFilterByType DEFLATE {" ".join(compressible)}
</IfModule>
<IfModule mod_headers.c>
{chr(10).join(everywhere)}
Header set Cache-Control "no-cache"
<If "%{{REQUEST_URI}} !~ /\\.html$/ && %{{REQUEST_URI}} =~ m#{HASHED.pattern}#">
Header set Cache-Control "{FOREVER}"
</If>
Header set {POLICY} "{FRAMING}"
<If "%{{REQUEST_URI}} =~ /\\.m?js$/">
Header set {POLICY} "{scripts_policy()}"
</If>
</IfModule>
"""


@event_priority(-500)  # after the service worker
def on_post_build(config: MkDocsConfig) -> None:
    if last_build(config):
        site = Path(config.site_dir)
        base = urlsplit(config.site_url or "/").path or "/"
        homes = {lang: home(lang, config) for lang in languages(config)}
        (site / "_headers").write_text(headers_file(site, base), encoding="utf-8")
        (site / ".htaccess").write_text(htaccess(base, homes), encoding="utf-8")
