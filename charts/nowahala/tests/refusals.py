"""Values that cannot work are refused, with a sentence that says what to set. Called by .ci/checks/10-charts."""
import concurrent.futures
import subprocess
import sys

EXTERNAL = "charts/nowahala/ci/external.yaml"
BUNDLED = "charts/nowahala/ci/bundled.yaml"
PRODUCTION = "deploy/env/prod.yaml"
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
    (EXTERNAL, ["settings.SELLER_TIN="], "settings.SELLER_TIN is empty"),
    (EXTERNAL, ["settings.SMTP_URL=smtp://user:secret@host"], "settings.SMTP_URL is a secret written in plain text. Put it into the Secret"),
    (EXTERNAL, ["settings.PAYSTACK_SECRET_KEY=sk_live_1"], "settings.PAYSTACK_SECRET_KEY is a secret"),
    (EXTERNAL, ["services.billing.env.DATABASE_URL=postgres://a"], "services.billing.env.DATABASE_URL is a secret"),
    (EXTERNAL, ["services.prober.replicas=1"], "prober"),
    (EXTERNAL, ["terminationGracePeriodSeconds=5"], "terminationGracePeriodSeconds"),
    (EXTERNAL, ["gatewayApi.enabled=true"], "gatewayApi.parentRefs"),
    (BUNDLED, ["database.existingSecret=mine"], "There are two databases"),
    (BUNDLED, ["redis.existingSecret=mine"], "There are two Redis"),
    (BUNDLED, ["database.rolePerService=true"], "rolePerService needs database.existingSecret"),
    (BUNDLED, ["kafka.tls.enabled=true"], "The bundled Kafka (kafka.enabled) speaks no TLS"),
    # Everything else in it is accepted.
    (PRODUCTION, ["settings.SELLER_TIN="], "settings.SELLER_TIN is empty"),
    (BUNDLED, ["environment=staging"], "environment"),
]


def ask(case):
    values, changes, sentence = case
    arguments = [part for change in changes for part in ("--set", change)]
    answer = subprocess.run([sys.argv[1], "template", "check", "charts/nowahala", "-f", values, *arguments], capture_output=True, text=True, check=False)
    if answer.returncode == 0:
        return f"{' '.join(changes)} was accepted"
    if sentence not in answer.stderr:
        return f"{' '.join(changes)} was refused without saying \"{sentence}\": {answer.stderr[:300]}"
    return None


with concurrent.futures.ThreadPoolExecutor(2) as pool:
    problems = [problem for problem in pool.map(ask, CASES) if problem]
if problems:
    print("\n".join(problems))
    sys.exit(1)
print(f"chart: {len(CASES)} impossible values refused with a sentence")
