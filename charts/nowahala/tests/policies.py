"""Who reaches whom under the rendered NetworkPolicies, as the values of ci/ mean it. Called by .ci/checks/10-charts."""
import ipaddress
import pathlib
import sys

import yaml

LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
NAMED_PORTS = {"http": 8080}
problems = []


def chosen(selector, labels):
    operators = {"In": lambda value, values: value in values, "NotIn": lambda value, values: value not in values}
    return all(labels.get(key) == value for key, value in selector.get("matchLabels", {}).items()) and all(
        operators[one["operator"]](labels.get(one["key"]), one["values"]) for one in selector.get("matchExpressions", [])
    )


def is_peer(peer, side):
    """A side is a pod of the release (its labels), a pod elsewhere ({"namespace": its name}) or an address."""
    if "ipBlock" in peer:
        networks = [ipaddress.ip_network(one) for one in [peer["ipBlock"]["cidr"], *peer["ipBlock"].get("except", [])]]
        for exception in networks[1:]:
            if not (exception.version == networks[0].version and exception.subnet_of(networks[0]) and exception != networks[0]):
                problems.append(f"the API server refuses {exception} as an exception of {networks[0]}")
        return isinstance(side, str) and ipaddress.ip_address(side) in networks[0] and not any(ipaddress.ip_address(side) in one for one in networks[1:])
    if isinstance(side, str):
        return False
    if "namespace" in side:
        return "namespaceSelector" in peer and chosen(peer["namespaceSelector"], {"kubernetes.io/metadata.name": side["namespace"]}) and "podSelector" not in peer
    return "namespaceSelector" not in peer and chosen(peer["podSelector"], side)


def allows(policies, pod, direction, other, port):
    about = [one["spec"] for one in policies if direction in one["spec"]["policyTypes"] and chosen(one["spec"]["podSelector"], pod)]
    sides, rules = ("from", "ingress") if direction == "Ingress" else ("to", "egress")
    for rule in [rule for spec in about for rule in spec.get(rules, [])]:
        for listed in (sides, "ports"):
            if listed in rule and not rule[listed]:
                problems.append(f"an empty {listed} is everybody: {rule}")
        if not any(NAMED_PORTS.get(one["port"], one["port"]) == port for one in rule.get("ports", [{"port": port}])):
            continue
        if sides not in rule or any(is_peer(peer, other) for peer in rule[sides]):
            return True
    return not about


def reaches(manifests, who, whom, port):
    policies = [one for one in manifests if one["kind"] == "NetworkPolicy"]
    ours = [isinstance(side, dict) and "namespace" not in side for side in (who, whom)]
    return (not ours[0] or allows(policies, who, "Egress", whom, port)) and (not ours[1] or allows(policies, whom, "Ingress", who, port))


def pod(manifests, component):
    for one in manifests:
        labels = one["metadata"]["labels"] if one["kind"] == "Pod" else one["spec"]["template"]["metadata"]["labels"] if one["kind"] in ("Deployment", "StatefulSet") else {}
        if labels.get("app.kubernetes.io/component") == component:
            return labels
    raise KeyError(component)


def elsewhere(namespace):
    return {"namespace": namespace}


WEBSITE, WEBSITE6, RELAY, COLLECTOR = "93.184.216.34", "2606:2800:21f::1", "10.30.0.25", elsewhere("observability")
ENGINES, METADATA, PRIVATE, PRIVATE6, VISITOR = "10.20.0.7", "169.254.169.254", "10.9.9.9", "fd00::9", "41.58.0.1"
# file: (who, whom, port, may)
EXPECTED = {
    "external": [
        ("prober-home", ENGINES, 9092, True), ("prober-home", ENGINES, 5432, False), ("prober-home", ENGINES, 6379, False), ("prober-home", PRIVATE, 9092, False),
        ("analyzer", PRIVATE, 53, True), ("analyzer", PRIVATE, 5353, False), ("analyzer", ENGINES, 5432, True), ("analyzer", ENGINES, 9092, True), ("analyzer", PRIVATE, 5432, False),
        ("prober-home", COLLECTOR, 4318, True), ("gateway", COLLECTOR, 4318, True), ("prober-home", PRIVATE, 4318, False), ("gateway", WEBSITE, 4318, False),
        ("gateway", WEBSITE, 443, False), (VISITOR, "gateway", 8080, True), (elsewhere("shop"), "gateway", 8080, True), (VISITOR, "gateway", 9464, False), (VISITOR, "billing", 50051, False),
        ("prober-home", "billing", 50051, False), ("prober-home", "gateway", 8080, False), ("walk", "gateway", 8080, True), ("walk", ENGINES, 5432, False), ("gateway", "billing", 50051, True),
    ],
    "hardened": [
        ("walk", "gateway", 8080, True), (elsewhere("ingress-nginx"), "gateway", 8080, True), (elsewhere("shop"), "gateway", 8080, False), (VISITOR, "gateway", 8080, False),
        (elsewhere("monitoring"), "gateway", 9464, True), (elsewhere("shop"), "gateway", 9464, False),
        ("prober-home", ENGINES, 5353, True), ("identity", PRIVATE, 5353, True), ("identity", PRIVATE, 53, True),
        ("prober-home", ENGINES, 6432, True), ("prober-home", ENGINES, 5432, False), ("prober-home", ENGINES, 6379, False), ("billing", ENGINES, 6379, True),
        ("gateway", WEBSITE, 443, True), ("notifier", RELAY, 25, True), ("notifier", RELAY, 80, False), ("notifier", WEBSITE6, 465, True), ("identity", WEBSITE, 443, False),
    ],
    "regions": [
        ("203.0.113.9", "gateway", 8080, True), ("2001:db8:1::9", "gateway", 8080, True), (VISITOR, "gateway", 8080, False), ("walk", "gateway", 8080, True),
        ("prober-london", elsewhere("engines"), 9092, True), ("prober-london", elsewhere("engines"), 5432, False), ("scheduler", elsewhere("engines"), 5432, True), ("scheduler", elsewhere("shop"), 5432, False),
        ("scheduler", WEBSITE, 443, True), ("scheduler", WEBSITE, 4318, False), ("scheduler", PRIVATE, 443, False), ("prober-london", PRIVATE, 443, False),
    ],
    "region-apart": [("prober-accra", "198.51.100.4", 19094, True)],
    "secured": [("prober-home", ENGINES, 9093, True), ("prober-home", ENGINES, 9092, False), ("prober-home", ENGINES, 5432, False), ("analyzer", ENGINES, 9093, True), ("analyzer", ENGINES, 9092, False), ("analyzer", ENGINES, 5432, True)],
    "bundled": [("prober-home", "kafka", 9092, True), ("prober-home", "postgresql", 5432, False), ("identity", "postgresql", 5432, True), ("walk", "gateway", 8080, True)],
    "minimal": [("prober-home", "postgresql", 5432, True), (VISITOR, "gateway", 8080, True), ("walk", "gateway", 8080, True)],
}
# What every prober may and may not, wherever it runs.
PROBERS = [(WEBSITE, 443, True), (WEBSITE, 8443, True), (WEBSITE6, 443, True), (METADATA, 80, False), (PRIVATE, 443, False), (PRIVATE, 5432, False), (PRIVATE6, 443, False), ("::ffff:10.9.9.9", 443, False)]

asked = 0
for path in sorted(pathlib.Path(sys.argv[1]).glob("*.yaml")):
    values = path.stem.rsplit("-", 1)[0]
    manifests = [one for one in yaml.load_all(path.read_text(), Loader=LOADER) if one]
    probers = [one["spec"]["template"]["metadata"]["labels"]["app.kubernetes.io/component"] for one in manifests if one["kind"] == "Deployment" and "-prober-" in one["metadata"]["name"]]
    for who, whom, port, may in EXPECTED.get(values, []) + [(prober, *one) for prober in probers for one in PROBERS]:
        sides = [pod(manifests, side) if isinstance(side, str) and side[0].isalpha() and ":" not in side else side for side in (who, whom)]
        asked += 1
        if reaches(manifests, *sides, port) != may:
            problems.append(f"{path.stem}: {who} {'must' if may else 'must not'} reach {whom} at {port}")

if problems:
    print("\n".join(sorted(set(problems))))
    sys.exit(1)
print(f"chart: {asked} connections open or closed as meant")
