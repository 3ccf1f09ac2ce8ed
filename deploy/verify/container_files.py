"""Holds deploy/Dockerfile and docker-compose.yml to what they promise. Called by .ci/checks/30-containers."""
import json
import pathlib
import re
import subprocess
import sys

import yaml

problems = []


def must(holds, what):
    if not holds:
        problems.append(what)


docker = pathlib.Path("deploy/Dockerfile").read_text()
stages = re.split(r"(?m)^FROM ", docker)
last = stages[-1]
must(len(stages) == 3, "Dockerfile: two stages, one to build and one to run")
must(re.search(r"^USER 10001:10001$", last, re.M), "Dockerfile: runs as 10001")
must("RUN" not in re.sub(r"#.*", "", last), "Dockerfile: the last stage runs nothing, it has no shell")
must("VOLUME /data" in last and "HEALTHCHECK" in last, "Dockerfile: a volume and a health check")
must(all(text.lstrip().startswith("[") for text in re.findall(r"^(?:ENTRYPOINT|CMD)\s+(.*)$", last, re.M)), "Dockerfile: exec form only")
must(":latest" not in docker, "Dockerfile: no moving tags")
workspaces = json.loads(pathlib.Path("package.json").read_text())["workspaces"]
manifests = {str(path) for workspace in workspaces for path in pathlib.Path().glob(f"{workspace}/package.json")}
copied = set(re.findall(r"^COPY (\S+/package\.json) ", docker, re.M))
must(copied == manifests, f"Dockerfile: copies the manifests of every service before npm ci; differing: {sorted(copied ^ manifests)}")
for path in re.findall(r"deploy/\S+\.(?:c|mjs)", docker):
    must(pathlib.Path(path).exists(), f"Dockerfile: {path} does not exist")

ignored = pathlib.Path(".dockerignore").read_text().split()
must(ignored and "*" in ignored, ".dockerignore: everything is left out unless named")

compose = yaml.safe_load(pathlib.Path("docker-compose.yml").read_text())
services = compose["services"]
apart = {name for name, one in services.items() if "apart" in one.get("profiles", [])}
names = {"identity", "workspaces", "billing", "scheduler", "prober", "analyzer", "notifier", "gateway"}
must({name for name, one in services.items() if not one.get("profiles")} == {"nowahala"}, "compose: plain `up` starts one container")
must(names | {"postgres", "kafka", "redis", "prometheus", "grafana", "otel"} <= apart, "compose: the profile apart has every part")
for name, one in services.items():
    must(one.get("deploy", {}).get("resources", {}).get("limits", {}).get("memory"), f"compose: {name} has no memory limit")
    must(":latest" not in one["image"] and ":" in one["image"], f"compose: {name} has no fixed tag")
    for port in one.get("ports", []):
        must(str(port).startswith("127.0.0.1:"), f"compose: {name} opens {port} to the network")
    for key, value in (one.get("environment") or {}).items():
        must(not re.search(r"PASSWORD|SECRET|TOKEN", key), f"compose: {name} has a secret in the file: {key}={value}")
    secret = ["database.env", f"{name}.env"] if name in names | {"operator"} else {"migrate": ["database.env"], "postgres": ["postgres.env"], "grafana": ["grafana.env"]}.get(name, [])
    given = one.get("env_file") or []
    must(([given] if isinstance(given, str) else given) == [f"deploy/env/compose/{each}" for each in ([] if name == "prober" else secret)], f"compose: {name} is given the secrets of others: {given}")
    if name in names:
        must(one["environment"].get("SERVICES") == name, f"compose: {name} runs something else")
        must(one["read_only"] and one["cap_drop"] == ["ALL"], f"compose: {name} is not confined")
    if name in {"postgres", "kafka", "redis", "prometheus", "grafana"}:
        must(one.get("healthcheck") and one.get("volumes"), f"compose: {name} needs a health check and a volume")
must([name for name, one in services.items() if "build" in one] == ["nowahala"], "compose: the image is built once")
must("-Xmx" in services["kafka"]["environment"].get("KAFKA_HEAP_OPTS", ""), "compose: Kafka takes a gigabyte of heap where nothing else is said, as much as its limit")
must("127.0.0.1" in services["postgres"]["healthcheck"]["test"], "compose: while PostgreSQL makes its database it answers on its socket already; ask at the address")
must(all(one["environment"]["LISTEN_ADDRESS"] == "127.0.0.1" for name, one in services.items() if name in names | {"nowahala"}), "compose: everything of ours listens on 127.0.0.1 alone")
ports = [one["environment"][key] for name, one in services.items() if name in names for key in ("METRICS_PORT", "GRPC_PORT") if key in one["environment"]]
must(len(ports) == len(set(ports)), "compose: two services share a port")
scraped = {target for job in yaml.safe_load(pathlib.Path("deploy/prometheus/compose.yml").read_text())["scrape_configs"] for entry in job["static_configs"] for target in entry["targets"]}
must(scraped == {f"127.0.0.1:{services[name]['environment']['METRICS_PORT']}" for name in names}, "compose: Prometheus does not read every service")
for path in pathlib.Path("charts/nowahala/files/dashboards").glob("*.json"):
    must(json.loads(path.read_text())["uid"].startswith("nowahala-"), f"{path} has no uid of ours")
skaffold = yaml.safe_load(pathlib.Path("skaffold.yaml").read_text())
must({profile["name"] for profile in skaffold["profiles"]} >= {"embedded", "kafka", "ci"}, "skaffold: profiles embedded, kafka and ci")

if problems:
    print("\n".join(problems))
    sys.exit(1)
print(f"containers: Dockerfile and {len(services)} compose services as promised")
