"""Every rendered manifest: valid for its Kubernetes, restricted, and as the chart promises. Called by .ci/checks/10-charts."""
import base64
import json
import pathlib
import re
import sys

import kubernetes_validate
import yaml

LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
CUSTOM = {"ServiceMonitor", "PrometheusRule", "ScaledObject", "TriggerAuthentication", "HTTPRoute"}
SAFE_SYSCTLS = {"net.ipv4.ping_group_range"}
problems = []


def say(where, what):
    problems.append(f"{where}: {what}")


def pod_of(manifest):
    if manifest["kind"] == "Pod":
        return manifest["spec"]
    if manifest["kind"] == "CronJob":
        return manifest["spec"]["jobTemplate"]["spec"]["template"]["spec"]
    return manifest.get("spec", {}).get("template", {}).get("spec")


def restricted(where, pod):
    security = pod.get("securityContext", {})
    if security.get("runAsNonRoot") is not True or security.get("runAsUser", 0) == 0:
        say(where, "may run as root")
    if security.get("seccompProfile", {}).get("type") != "RuntimeDefault":
        say(where, "has no seccomp profile")
    if any(one["name"] not in SAFE_SYSCTLS for one in security.get("sysctls", [])):
        say(where, "sets a sysctl that is not safe")
    if pod.get("hostNetwork") or pod.get("hostPID") or pod.get("hostIPC"):
        say(where, "shares something with the node")
    if pod.get("automountServiceAccountToken") is not False:
        say(where, "has a token of the cluster")
    if any(set(volume) - {"name"} - {"emptyDir", "configMap", "secret", "persistentVolumeClaim"} for volume in pod.get("volumes", [])):
        say(where, "has a volume that restricted pods may not have")
    for container in pod.get("initContainers", []) + pod["containers"]:
        inside = container.get("securityContext", {})
        if inside.get("allowPrivilegeEscalation") is not False or inside.get("capabilities", {}).get("drop") != ["ALL"]:
            say(where, f"{container['name']} may gain privileges")
        ours = "nowahala" in container["image"]
        if ours and inside.get("readOnlyRootFilesystem") is not True:
            say(where, f"{container['name']} may write to its image")
        if "memory" not in container.get("resources", {}).get("limits", {}):
            say(where, f"{container['name']} has no memory limit")
        for entry in container.get("env", []):
            if re.search(r"SECRET|TOKEN|PASSWORD|_KEY$|SERVICE_KEYS|DATABASE_URL", entry["name"]) and "value" in entry and entry["name"] != "TOKEN":
                say(where, f"{entry['name']} is written in plain text")


def generated_keys(name, data):
    """Each key belongs to one pair, both of which have it; nobody holds what they follow from."""
    held = {key.removeprefix("SERVICE_KEYS_"): json.loads(base64.b64decode(base64.b64decode(value))) for key, value in data.items() if key.startswith("SERVICE_KEYS_")}
    signs = {(part, peer): key for part, keys in held.items() for peer, key in keys["to"].items()}
    believes = {(peer, part): key for part, keys in held.items() for peer, key in keys["from"].items()}
    if signs != believes or len({key for [key] in signs.values()}) != len(signs) or len(signs) < 15:
        say(name, "generates keys that two pairs share, or that one side does not have")
    if any(keys["service"] != part or not keys["own"] for part, keys in held.items()):
        say(name, "generates keys for somebody else")
    if any(base64.b64decode(data["INTERNAL_SECRET"]).decode() in json.dumps(keys) for keys in held.values()):
        say(name, "hands out what all keys follow from")


def promises(name, manifests):
    deployments = [one for one in manifests if one["kind"] == "Deployment"]
    selectors = [tuple(sorted(one["spec"]["selector"]["matchLabels"].items())) for one in deployments]
    if len(set(selectors)) != len(selectors):
        say(name, "two Deployments select the same pods")
    for one in deployments:
        labels = one["spec"]["template"]["metadata"]["labels"]
        if not one["spec"]["selector"]["matchLabels"].items() <= labels.items():
            say(name, f"{one['metadata']['name']} does not select its own pods")
        container = one["spec"]["template"]["spec"]["containers"][0]
        for probe in ("startupProbe", "readinessProbe", "livenessProbe"):
            if probe not in container:
                say(name, f"{container['name']} has no {probe}")
        if {entry["name"]: entry.get("value") for entry in container["env"]}.get("MIGRATE_ON_START") != "false":
            say(name, f"{container['name']} would migrate on boot")
        if one["spec"]["template"]["spec"]["terminationGracePeriodSeconds"] < 40:
            say(name, f"{container['name']} has no time to finish")
        duplicates = [entry["name"] for entry in container["env"]]
        if len(set(duplicates)) != len(duplicates):
            say(name, f"{container['name']} has a setting twice")
    services = {one["metadata"]["name"]: one["spec"] for one in manifests if one["kind"] == "Service"}
    for one in deployments:
        for entry in one["spec"]["template"]["spec"]["containers"][0]["env"]:
            if entry["name"].endswith("_GRPC") and "prober" not in one["metadata"]["name"]:
                service = services.get(entry["value"].split(":")[0])
                if service is None:
                    say(name, f"{entry['name']} leads nowhere: {entry['value']}")
                elif service.get("clusterIP") != "None":
                    say(name, f"{entry['name']}: a caller stays with one pod of {entry['value']} and never sees the others")
    for one in deployments:
        labels = one["spec"]["template"]["metadata"]["labels"]
        scraped = [each for each in manifests if each["kind"] == "Service" and each["spec"]["selector"].items() <= labels.items() and any(port["name"] == "metrics" for port in each["spec"]["ports"])]
        if len(scraped) != 1 or scraped[0]["spec"].get("type", "ClusterIP") != "ClusterIP":
            say(name, f"{one['metadata']['name']}: Prometheus finds it behind {len(scraped)} Services, or a public one")
        elif scraped[0]["metadata"]["labels"].get("nowahala.example/part") != labels["nowahala.example/part"]:
            say(name, f"{one['metadata']['name']}: its metrics bear the name of another service")
    for one, spec in services.items():
        if spec.get("type", "ClusterIP") != "ClusterIP" and spec.get("externalTrafficPolicy") != "Local":
            say(name, f"{one} forgets who calls, so all customers count as one")
        if len(one) > 63:
            say(name, f"{one} is too long for a Service")
    behind_proxies = any(one["kind"] in ("Ingress", "HTTPRoute") for one in manifests)
    for one in deployments:
        container = one["spec"]["template"]["spec"]["containers"][0]
        if behind_proxies and container["name"] == "gateway" and "TRUSTED_PROXIES" not in [entry["name"] for entry in container["env"]]:
            say(name, "has proxies in front and no TRUSTED_PROXIES: all customers would count as one address")
    if deployments and not any(one["kind"] == "NetworkPolicy" and one["metadata"]["name"].endswith("-deny") for one in manifests):
        say(name, "has no default-deny NetworkPolicy")
    hooks = [one for one in manifests if one["kind"] == "Job"]
    bundled = any(one["kind"] == "StatefulSet" and not one["metadata"]["name"].endswith("redis") for one in manifests)
    for job in hooks:
        is_hook = "helm.sh/hook" in job["metadata"].get("annotations", {})
        if not job["spec"].get("ttlSecondsAfterFinished"):
            say(name, f"{job['metadata']['name']} stays for good once it failed: its name is another at the next release")
        if is_hook == bundled:
            say(name, f"{job['metadata']['name']}: a job must block the release exactly where the engines exist before it")
    for one in deployments:
        part = one["spec"]["template"]["metadata"]["labels"]["nowahala.example/part"]
        keys = set(re.findall(r"'key': '((?:SERVICE_KEYS|INTERNAL_SECRET)[A-Za-z_]*)'", str(pod_of(one))))
        if keys != (set() if part == "prober" else {f"SERVICE_KEYS_{part}"} | ({"INTERNAL_SECRET"} if name.startswith("overlap") else set())):
            say(name, f"{one['metadata']['name']} signs calls with {sorted(keys)}")
    for one in manifests:
        if one["kind"] == "Secret" and "INTERNAL_SECRET" in one.get("data", {}):
            generated_keys(name, one["data"])
    made = {one["metadata"]["name"] for one in manifests if one["kind"] == "Secret"}
    read = set(re.findall(r"'secretKeyRef': \{'name': '(check-[a-z-]+)'", str([pod_of(one) for one in manifests])))
    if made != read:
        say(name, f"makes the Secrets {sorted(made)} and reads {sorted(read)}")
    owner = [f"{one['kind']} {one['metadata']['name']}" for one in manifests if pod_of(one) and "DATABASE_URL_owner" in str(pod_of(one))]
    if any("-migrate-" not in one and "-operator" not in one for one in owner):
        say(name, f"the owner's rights are for the migration job and the operator alone: {owner}")
    for probe in [one for one in deployments if "-prober-" in one["metadata"]["name"]]:
        if not probe["spec"]["template"]["spec"]["securityContext"].get("sysctls"):
            say(name, "probers cannot ping")
        read = {entry["name"]: entry["valueFrom"]["secretKeyRef"] for entry in pod_of(probe)["containers"][0]["env"] if "secretKeyRef" in entry.get("valueFrom", {})}
        if "INTERNAL_SECRET" in str(pod_of(probe)) or "SERVICE_KEYS" in str(pod_of(probe)):
            say(name, "probers hold something that signs calls between services")
        if "DATABASE_URL" in read and not bundled and read["DATABASE_URL"]["key"] != "DATABASE_URL_prober":
            say(name, f"probers reach the database as somebody else: {read['DATABASE_URL']}")
        if "REDIS_URL" in str(pod_of(probe)):
            say(name, "probers are told of a Redis that the policies keep from them")


def secured(name, manifests):
    for one in manifests:
        pod = pod_of(one)
        for container in pod.get("initContainers", []) + pod["containers"] if pod else []:
            where = f"{name} {one['kind']}/{one['metadata']['name']} {container['name']}"
            env = {entry["name"]: entry for entry in container.get("env", [])}
            if container["name"] == "walk":
                continue
            if env.get("KAFKA_TLS", {}).get("value") != "true" or env.get("KAFKA_SASL_MECHANISM", {}).get("value") != "scram-sha-512":
                say(where, "speaks to Kafka in plain words, or as nobody")
            for key in ("username", "password"):
                if env.get(f"KAFKA_{key.upper()}", {}).get("valueFrom", {}).get("secretKeyRef") != {"name": "nowahala-kafka", "key": key}:
                    say(where, f"has no {key} for Kafka")
            volume = next((volume for volume in pod["volumes"] if volume.get("secret", {}).get("secretName") == "our-ca"), {"name": "none"})
            mount = next((mount for mount in container["volumeMounts"] if mount["name"] == volume["name"] and mount.get("readOnly")), None)
            if not mount or env.get("NODE_EXTRA_CA_CERTS", {}).get("value") != f"{mount['mountPath']}/{volume['secret']['items'][0]['path']}":
                say(where, "does not trust our CA")
    keys = {one["metadata"]["name"]: {entry["parameter"]: entry["name"] for entry in one["spec"]["secretTargetRef"]} for one in manifests if one["kind"] == "TriggerAuthentication"}
    for one in manifests:
        for trigger in one["spec"]["triggers"] if one["kind"] == "ScaledObject" else []:
            if (trigger["metadata"].get("tls"), trigger["metadata"].get("sasl")) != ("enable", "scram_sha512"):
                say(name, f"{one['metadata']['name']}: KEDA would speak to Kafka in plain words")
            if keys.get(trigger.get("authenticationRef", {}).get("name")) != {"username": "nowahala-kafka", "password": "nowahala-kafka", "ca": "our-ca"}:
                say(name, f"{one['metadata']['name']}: KEDA cannot log in to Kafka")


# The Kafka that deploy/ makes is the one that production is told of.
made = {one["kind"]: one for one in yaml.load_all(pathlib.Path("deploy/kafka/strimzi.yaml").read_text(), Loader=LOADER)}
told = yaml.load(pathlib.Path("deploy/env/prod.yaml").read_text(), Loader=LOADER)["kafka"]
for listener in made["Kafka"]["spec"]["kafka"]["listeners"]:
    bootstrap = f"{made['Kafka']['metadata']['name']}-kafka-bootstrap.kafka.svc:{listener['port']}"
    asked = listener.get("authentication", {}).get("type", "")
    if told["brokers"] != [bootstrap] or told["tls"]["enabled"] != listener["tls"] or told["sasl"]["mechanism"] != asked:
        say("deploy/env/prod.yaml", f"is told of another Kafka than {bootstrap} of deploy/kafka/strimzi.yaml")
    if made["KafkaUser"]["spec"]["authentication"]["type"] != asked:
        say("deploy/kafka/strimzi.yaml", "makes a user who cannot log in")


# A secret that a service reads and the chart does not hand over could never be set: plain values are refused.
SECRETS = set()
for config in pathlib.Path("services").glob("*/src/*.config.ts"):
    SECRETS |= set(re.findall(r"^\s+([A-Z_]*(?:SECRET|TOKEN|PASSWORD|PEPPER|SMTP_URL|_KEY)[A-Z_]*):", config.read_text(), re.MULTILINE))


def handed_over(name, manifests):
    given = {entry["name"] for one in manifests if one["kind"] == "Deployment" for entry in one["spec"]["template"]["spec"]["containers"][0]["env"] if "valueFrom" in entry}
    for missing in sorted(SECRETS - given):
        say(name, f"no service gets {missing}")


def elsewhere(name, manifests):
    """A region with deploy: false is asked for checks, and nobody here answers in its name."""
    deployments = [one for one in manifests if one["kind"] == "Deployment"]
    if any("accra" in one["metadata"]["name"] for one in deployments):
        say(name, "answers in the name of a region that another cluster has")
    annotated = {one["metadata"]["name"] for one in manifests if one["kind"] == "Service" and "service.beta.kubernetes.io/aws-load-balancer-type" in one["metadata"].get("annotations", {})}
    if annotated != {"check-gateway"}:
        say(name, f"the cloud is told of other Services than the public one: {annotated}")
    for one in deployments:
        regions = {entry["name"]: entry.get("value") for entry in one["spec"]["template"]["spec"]["containers"][0]["env"]}["PROBE_REGIONS"]
        if regions != "lagos,london,johannesburg,accra":
            say(name, f"{one['metadata']['name']} knows the regions {regions}")


count = 0
for path in sorted(pathlib.Path(sys.argv[1]).glob("*.yaml")):
    version = path.stem.rsplit("-", 1)[1]
    manifests = [one for one in yaml.load_all(path.read_text(), Loader=LOADER) if one]
    seen = set()
    for manifest in manifests:
        identity = (manifest["kind"], manifest["metadata"]["name"])
        where = f"{path.stem} {'/'.join(identity)}"
        if identity in seen:
            say(where, "is there twice")
        seen.add(identity)
        count += 1
        if manifest["kind"] not in CUSTOM:
            try:
                kubernetes_validate.validate(manifest, version, strict=True)
            except kubernetes_validate.ValidationError as error:
                say(where, f"is not valid in Kubernetes {version}: {error.message[:200]}")
        pod = pod_of(manifest)
        if pod:
            restricted(where, pod)
    promises(path.stem, manifests)
    if path.stem.startswith("external"):
        handed_over(path.stem, manifests)
    if path.stem.startswith("secured"):
        secured(path.stem, manifests)
    if path.stem.startswith("hardened") and [one["spec"]["metrics"][0]["resource"]["target"]["averageUtilization"] for one in manifests if one["metadata"]["name"] == "check-prober-home" and one["kind"] == "HorizontalPodAutoscaler"] != [70]:
        say(path.stem, "probers do not scale at prober.cpu")
    if any(trigger["metadata"].get("version") != "2.8.0" for one in manifests if one["kind"] == "ScaledObject" for trigger in one["spec"]["triggers"]):
        say(path.stem, "KEDA speaks a version of the protocol that Kafka 4 does not know")
    if path.stem.startswith("regions"):
        elsewhere(path.stem, manifests)

if problems:
    print("\n".join(problems))
    sys.exit(1)
print(f"chart: {count} manifests valid, restricted and as promised")
