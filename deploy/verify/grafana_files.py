"""Holds what Grafana is given (deploy/grafana, the dashboards, the chart's copies) to grafana.schema.yaml, and to each other.

    grafana_files.py <rendered monitoring.yaml of the chart> <file to write every query into, as Prometheus rules>

Called by .ci/checks/40-dashboards.
"""
import itertools
import json
import pathlib
import re
import sys

import jsonschema
import yaml

chart, queries = map(pathlib.Path, sys.argv[1:])
schemas = yaml.safe_load(pathlib.Path(__file__).with_name("grafana.schema.yaml").read_text())
provisioning = pathlib.Path("deploy/grafana/provisioning")
folder = pathlib.Path("charts/nowahala/files/dashboards")
problems = []
rules = []


def must(holds, what):
    if not holds:
        problems.append(what)


def follows(schema, content, path):
    for error in jsonschema.Draft202012Validator({**schemas, "$ref": f"#/$defs/{schema}"}).iter_errors(content):
        problems.append(f"{path}: {error.json_path}: {error.message}")


def provisioned(kind, schema, entries):
    found = []
    for path in sorted((provisioning / kind).iterdir()):
        content = yaml.safe_load(path.read_text())
        follows(schema, content, path)
        found += content[entries]
    names = [entry["name"] for entry in found]
    must(len(set(names)) == len(names), f"{provisioning / kind}: a name is used twice")
    return found


must({path.name for path in provisioning.iterdir()} == {"datasources", "dashboards"}, f"{provisioning}: Grafana reads other folders")
datasources = provisioned("datasources", "datasources", "datasources")
providers = provisioned("dashboards", "providers", "providers")
must(sum(source.get("isDefault", False) for source in datasources) == 1, "datasources: one is the default")

# The container of docker-compose.yml.
services = yaml.safe_load(pathlib.Path("docker-compose.yml").read_text())["services"]
grafana, prometheus = services["grafana"], services["prometheus"]
mounts = {target: pathlib.Path(source) for source, target, _ in (volume.split(":") for volume in grafana["volumes"] if volume.count(":") == 2)}
must(mounts.get("/etc/grafana/provisioning") == provisioning, "compose: provisioning is not where Grafana looks for it")
for provider in providers:
    must(mounts.get(provider["options"]["path"]) == folder, f"compose: {provider['options']['path']} is not our dashboards")
listens = [word.split("=")[1] for word in prometheus["command"] if word.startswith("--web.listen-address=")]
scraped = yaml.safe_load(pathlib.Path("deploy/prometheus/compose.yml").read_text())["global"]["scrape_interval"]
for source in datasources:
    must(source["url"] == f"http://{listens[0]}", f"compose: Prometheus does not listen at {source['url']}")
    # $__rate_interval is four of them, and Grafana takes 15 s unless it is told.
    must(source.get("jsonData", {}).get("timeInterval", "15s") == scraped, "datasources: timeInterval is not how often Prometheus asks")
environment = grafana["environment"]
must(f"{environment['GF_SERVER_HTTP_ADDR']}:{environment['GF_SERVER_HTTP_PORT']}/api/health" in grafana["healthcheck"]["test"][-1], "compose: Grafana is asked elsewhere than it listens")
must("GF_SECURITY_ADMIN_PASSWORD=" in pathlib.Path("deploy/bin/make-secrets").read_text(), "make-secrets: Grafana's password would be admin")
limits = grafana["deploy"]["resources"]["limits"]
# https://grafana.com/docs/grafana/latest/setup-grafana/installation/#hardware-recommendations
must(int(limits["memory"].removesuffix("M")) >= 512 and float(limits["cpus"]) >= 1, "compose: Grafana asks for 512 MB and one core at least")

# The dashboards.
uids, titles = [], []
for path in sorted(folder.iterdir()):
    dashboard = json.loads(path.read_text())
    follows("dashboard", dashboard, path)
    uids.append(dashboard["uid"])
    titles.append(dashboard["title"])
    panels = dashboard["panels"]
    for what in ("id", "title"):
        must(len({panel[what] for panel in panels}) == len(panels), f"{path}: two panels with one {what}")
    variables = {variable["name"] for variable in dashboard["templating"]["list"]}
    known = {source["uid"] for source in datasources} | {f"${{{name}}}" for name in variables}
    for panel in panels:
        where, at, targets = f"{path} \"{panel['title']}\"", panel["gridPos"], panel["targets"]
        must(at["x"] + at["w"] <= 24, f"{where}: beyond the 24 columns")
        must(len({target["refId"] for target in targets}) == len(targets), f"{where}: two queries with one refId")
        for target in [panel, *targets]:
            must(target["datasource"]["uid"] in known, f"{where}: the source {target['datasource']['uid']} is not known")
        must(panel["type"] != "stat" or panel["fieldConfig"]["defaults"].get("noValue"), f"{where}: says nothing while there is no figure")
        steps = [step["value"] for step in panel["fieldConfig"]["defaults"].get("thresholds", {}).get("steps", [])]
        must(not steps or (steps[0] is None and steps[1:] == sorted(steps[1:])), f"{where}: thresholds begin with null and rise")
        for target in targets:
            expr = target["expr"].replace("$__rate_interval", "1m")
            must("$" not in expr, f"{where}: a variable that nobody sets: {expr}")
            outermost = re.search(r"\bby \(([^)]*)\)", expr)
            kept = set(re.split(r",\s*", outermost[1])) - {"le"} if outermost else set()
            named = set(re.findall(r"{{(\w+)}}", target["legendFormat"]))
            must(named == kept if kept else named <= {"pod"}, f"{where}: the legend names {sorted(named)}, the query keeps {sorted(kept)}")
            rules.append({"record": f"query:{path.stem}_{panel['id']}:{target['refId']}", "expr": expr})
    for one, other in itertools.combinations(panels, 2):
        a, b = one["gridPos"], other["gridPos"]
        apart = a["x"] + a["w"] <= b["x"] or b["x"] + b["w"] <= a["x"] or a["y"] + a["h"] <= b["y"] or b["y"] + b["h"] <= a["y"]
        must(apart, f"{path}: \"{one['title']}\" lies over \"{other['title']}\"")
must(len(set(uids)) == len(uids) and len(set(titles)) == len(titles), "dashboards: a uid or a title is used twice")

# The chart gives the very same files to whoever collects ConfigMaps with this label.
maps = [document for document in yaml.safe_load_all(chart.read_text()) if document and document["kind"] == "ConfigMap"]
given = {name: text for document in maps if document["metadata"]["labels"].get("grafana_dashboard") == "1" for name, text in document["data"].items()}
must(given == {f"nowahala-{path.name}": path.read_text() for path in folder.iterdir()}, "chart: its ConfigMaps are not our dashboards")

if problems:
    print("\n".join(problems))
    sys.exit(1)
queries.write_text(yaml.safe_dump({"groups": [{"name": "dashboards", "rules": rules}]}))
print(f"dashboards: {len(uids)} with {len(rules)} queries as Grafana wants them, provisioned where it looks")
