"""Values that cannot work are refused, with a sentence that says what to set. Called by .ci/checks/10-charts."""
import concurrent.futures
import subprocess
import sys

import yaml

EXTERNAL = "charts/nowahala/ci/external.yaml"
BUNDLED = "charts/nowahala/ci/bundled.yaml"
PRODUCTION = "deploy/env/prod.yaml"
REGIONS = "charts/nowahala/ci/regions.yaml"
SECURED = "charts/nowahala/ci/secured.yaml"
HARDENED = "charts/nowahala/ci/hardened.yaml"
APART = "charts/nowahala/ci/region-apart.yaml"
CASES = [
    (EXTERNAL, ["database.existingSecret=", "database.rolePerService=false"], "There is no database. Set database.existingSecret"),
    (EXTERNAL, ["postgresql.enabled=true"], "There are two databases"),
    (EXTERNAL, ["bus.kind=postgresql"], "There are two buses"),
    (EXTERNAL, ["kafka.enabled=true"], "There are two Kafkas"),
    (EXTERNAL, ["kafka.brokers=null"], "bus.kind is kafka and there is none"),
    (EXTERNAL, ["kafka.existingSecret=mine"], "kafka.existingSecret and kafka.sasl.mechanism belong together"),
    (EXTERNAL, ["kafka.sasl.mechanism=plain", "kafka.existingSecret=mine"], "the password would cross the network"),
    (EXTERNAL, ["kafka.sasl.mechanism=gssapi", "kafka.existingSecret=mine"], "mechanism"),
    (EXTERNAL, ["settings.KAFKA_PASSWORD=secret"], "kafka.existingSecret for Kafka"),
    (EXTERNAL, ["prober.regions=null"], "prober.regions is empty"),
    (EXTERNAL, ["prober.regions[0].replicas=2"], "name"),
    (EXTERNAL, ["secrets.existingSecret="], "secrets.existingSecret is empty. Make a Secret"),
    (EXTERNAL, ["secrets.existingSecret=", "secrets.generate=true"], "secrets.generate is for trials"),
    (EXTERNAL, ["redis.existingSecret="], "there is no Redis"),
    (EXTERNAL, ["publicUrl="], "publicUrl is empty"),
    (EXTERNAL, ["publicUrl=http://app.example.com"], "must begin with https://"),
    (EXTERNAL, ["settings.TRUSTED_PROXIES="], "settings.TRUSTED_PROXIES is empty and there is an ingress"),
    (EXTERNAL, ["settings.TRUSTED_PROXIES=", "ingress.enabled=false", "gatewayApi.enabled=true", "gatewayApi.parentRefs[0].name=web"], "settings.TRUSTED_PROXIES is empty and there is an ingress"),
    (EXTERNAL, ["settings.SELLER_TIN="], "settings.SELLER_TIN is empty"),
    (EXTERNAL, ["settings.SMTP_URL=smtp://user:secret@host"], "settings.SMTP_URL is a secret written in plain text. Put it into the Secret"),
    (EXTERNAL, ["settings.PAYSTACK_SECRET_KEY=sk_live_1"], "settings.PAYSTACK_SECRET_KEY is a secret"),
    (EXTERNAL, ["services.billing.env.SERVICE_KEYS=abc"], "services.billing.env.SERVICE_KEYS is a secret"),
    (EXTERNAL, ["services.billing.env.DATABASE_URL=postgres://a"], "services.billing.env.DATABASE_URL is a secret"),
    (EXTERNAL, ["services.prober.replicas=1"], "prober"),
    (EXTERNAL, ["terminationGracePeriodSeconds=5"], "terminationGracePeriodSeconds"),
    (EXTERNAL, ["gatewayApi.enabled=true"], "gatewayApi.parentRefs"),
    (BUNDLED, ["database.existingSecret=mine"], "There are two databases"),
    (BUNDLED, ["redis.existingSecret=mine"], "There are two Redis"),
    (EXTERNAL, ["database.rolePerService=false"], "database.rolePerService is false: every pod, also the probers"),
    (BUNDLED, ["environment=production", "publicUrl=https://app.example.com", "secrets.generate=false", "secrets.existingSecret=mine", "settings.SELLER_TIN=1"], "postgresql.enabled is for trials"),
    (BUNDLED, ["kafka.tls.enabled=true"], "The bundled Kafka (kafka.enabled) speaks no TLS"),
    # Everything else in it is accepted.
    (PRODUCTION, ["settings.SELLER_TIN="], "settings.SELLER_TIN is empty"),
    (BUNDLED, ["environment=staging"], "environment"),
    (EXTERNAL, ["postgresql.existingSecret=mine"], "postgresql.existingSecret is for the bundled PostgreSQL"),
    (EXTERNAL, ["networkPolicies.engines.networks=null"], "networkPolicies.engines says nowhere where your PostgreSQL"),
    (EXTERNAL, ["networkPolicies.engines.ports.kafka={9093}"], "kafka.brokers has port 9092"),
    (EXTERNAL, ["networkPolicies.engines.ports.kafka=null"], "kafka.brokers has port 9092"),
    (EXTERNAL, ["networkPolicies.telemetry.peers=null"], "networkPolicies.telemetry does not say where"),
    (EXTERNAL, ["networkPolicies.privateNetworks={10.0.0.0/8}"], "of IPv4 and of IPv6"),
    (EXTERNAL, ["networkPolicies.outside.ports={}"], "ports"),
    (EXTERNAL, ["prober.dnsServers={10.0.0.2,10.0.0.2:5353}"], "prober.dnsServers has port 5353"),
    (EXTERNAL, ["networkPolicies.dnsPorts={5353}", "prober.dnsServers={10.0.0.2}"], "prober.dnsServers has port 53,"),
    (HARDENED, ["service.type=NodePort"], "service.type is NodePort, whose calls come from no pod"),
    (EXTERNAL, ["settings.KAFKA_BROKERS=mine:9092"], "settings.KAFKA_BROKERS would be there twice, the chart writes it too: set kafka.brokers"),
    (EXTERNAL, ["services.gateway.env.PORT=80"], "services.gateway.env.PORT would be there twice, the chart writes it too: it is 8080"),
    (EXTERNAL, ["settings.GRPC_PORT=1"], "settings.GRPC_PORT would be there twice"),
    (EXTERNAL, ["settings.METRICS_PORT=1"], "settings.METRICS_PORT would be there twice"),
    (EXTERNAL, ["settings.KAFKA_TLS=true"], "set kafka.tls.enabled"),
    (EXTERNAL, ["settings.KAFKA_SASL_MECHANISM=plain"], "set kafka.sasl.mechanism"),
    (EXTERNAL, ["settings.KAFKA_USERNAME=me"], "set kafka.existingSecret"),
    (EXTERNAL, ["settings.NODE_EXTRA_CA_CERTS=/ca"], "set caBundle.existingSecret"),
    (BUNDLED, ["settings.OTEL_EXPORTER_OTLP_ENDPOINT=http://a"], "set otlpEndpoint"),
    (EXTERNAL, ["nameOverride=9lives"], "Set nameOverride"),
    (EXTERNAL, ["nameOverride=a-name-of-forty-characters-and-no-fewer1", "prober.regions[0].name=a-region-of-thirty-one-characte"], "79 characters, 63 are allowed"),
    (EXTERNAL, ["prober.referenceTargets={https://one.example.com}"], "prober.referenceTargets has fewer than two websites"),
    (APART, ["prober.regions[0].name=accra", "prober.regions[0].deploy=false"], "there is nothing to install"),
    (EXTERNAL, ["autoscaling.keda=true"], "autoscaling.keda does nothing without autoscaling.enabled"),
    (BUNDLED, ["autoscaling.enabled=true", "autoscaling.keda=true"], "autoscaling.keda cannot ask the bundled Kafka"),
    (HARDENED, ["autoscaling.keda=true"], "bus.kind is not kafka"),
    (HARDENED, ["services.gateway.maxReplicas=1"], "services.gateway.replicas (2) is above its maxReplicas (1)"),
    (REGIONS, ["prober.maxReplicas=2"], 'The region "lagos" has replicas (3) above prober.maxReplicas (2)'),
    (REGIONS, ["services.analyzer.maxReplicas=1"], "services.analyzer.replicas (2) is above"),
    (HARDENED, ["gatewayApi.parentRefs=x"], "parentRefs"),
    (EXTERNAL, ["service.type=Foo"], "service/type"),
    (EXTERNAL, ["podLabels.app\\.kubernetes\\.io/component=x"], "app.kubernetes.io/component"),
]
# What is misspelt is not left out silently.
CASES += [(EXTERNAL, [f"{path}=true"], "additional properties") for path in ("monitoring.rule", "kafka.tls.enable", "kafka.sasl.user", "caBundle.secret", "ingress.enable", "kafka.broker", "service.kind", "gatewayApi.enable", "networkPolicies.enable", "networkPolicies.outsidePorts", "networkPolicies.engines.network", "migrations.enable", "test.url")]


def helm(verb, values, *changes):
    arguments = [part for change in changes for part in ("--set", change)]
    return subprocess.run([sys.argv[1], *verb.split(), "check", "charts/nowahala", "-f", values, *arguments], capture_output=True, text=True, check=False)


def ask(case):
    values, changes, sentence = case
    answer = helm("template", values, *changes)
    if answer.returncode == 0:
        return f"{' '.join(changes)} was accepted"
    if sentence not in answer.stderr:
        return f"{' '.join(changes)} was refused without saying \"{sentence}\": {answer.stderr[:300]}"
    return None


def written():
    """What the chart itself writes into pods: a setting of the same name would be there twice, which the API server refuses."""
    answers = [helm("template", values, "prober.allowNetworks={10.0.0.0/8},prober.ownNetworks={10.0.0.0/8},prober.dnsServers={10.0.0.2:53}").stdout for values in (EXTERNAL, SECURED)]
    pods = [one["spec"]["template"]["spec"] for answer in answers for one in yaml.safe_load_all(answer) if one and one["kind"] == "Deployment"]
    with open(EXTERNAL, encoding="utf-8") as values:
        free = yaml.safe_load(values)["settings"]
    return sorted({entry["name"] for one in pods for entry in one["containers"][0]["env"]} - set(free))


CASES += [(EXTERNAL, [f"settings.{name}=x"], f"settings.{name} ") for name in written()]
with concurrent.futures.ThreadPoolExecutor(2) as pool:
    problems = [problem for problem in pool.map(ask, CASES) if problem]

for changes in (["settings.TRUSTED_PROXIES=", "services.gateway.env.TRUSTED_PROXIES=10.0.0.0/8"], ["settings.TRUSTED_PROXIES=", "ingress.enabled=false"]):
    answer = helm("template", EXTERNAL, *changes)
    if answer.returncode != 0:
        problems.append(f"{' '.join(changes)} is refused: {answer.stderr[:300]}")
if "kind: NetworkPolicy" in helm("template", EXTERNAL, "networkPolicies.enabled=false").stdout:
    problems.append("networkPolicies.enabled=false leaves a policy behind")

if problems:
    print("\n".join(problems))
    sys.exit(1)
print(f"chart: {len(CASES)} impossible values refused with a sentence")
