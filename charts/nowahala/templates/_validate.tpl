{{/* What a schema cannot say in a sentence that helps. */}}
{{- define "nowahala.validate" -}}
{{- $v := .Values -}}
{{- $whole := not $v.only -}}
{{- if and $whole (not $v.publicUrl) }}{{ fail "publicUrl is empty: links in alerts have to lead somewhere. Set it to the address that customers open, such as https://app.example.com." }}{{ end }}
{{- if and $whole (eq $v.environment "production") (not (hasPrefix "https://" $v.publicUrl)) }}{{ fail "publicUrl must begin with https:// in production. For a trial set environment: development." }}{{ end }}
{{- if not (or $v.database.existingSecret $v.postgresql.enabled) }}
  {{- if not (and (eq (join "," $v.only) "prober") (eq $v.bus.kind "kafka")) }}{{ fail "There is no database. Set database.existingSecret to a Secret with the key DATABASE_URL, or postgresql.enabled: true for a trial." }}{{ end }}
{{- end }}
{{- if and $v.database.existingSecret $v.postgresql.enabled }}{{ fail "There are two databases: database.existingSecret and postgresql.enabled. Take one away." }}{{ end }}
{{- if and $v.postgresql.existingSecret (not $v.postgresql.enabled) }}{{ fail "postgresql.existingSecret is for the bundled PostgreSQL, and postgresql.enabled is false. The address of a database of yours belongs into the Secret that database.existingSecret names." }}{{ end }}
{{- if and $v.kafka.enabled $v.kafka.brokers }}{{ fail "There are two Kafkas: kafka.enabled and kafka.brokers. Take one away." }}{{ end }}
{{- if and (eq $v.bus.kind "postgresql") (or $v.kafka.enabled $v.kafka.brokers) }}{{ fail "There are two buses: bus.kind is postgresql, and Kafka is configured too. Set bus.kind: kafka, or take Kafka away." }}{{ end }}
{{- if and (eq $v.bus.kind "kafka") (not (or $v.kafka.enabled $v.kafka.brokers)) }}{{ fail "bus.kind is kafka and there is none. Set kafka.brokers to your brokers, or kafka.enabled: true for a trial." }}{{ end }}
{{- if ne (empty $v.kafka.existingSecret) (empty $v.kafka.sasl.mechanism) }}{{ fail "kafka.existingSecret and kafka.sasl.mechanism belong together: who we are, and how it is proved (plain, scram-sha-256 or scram-sha-512). Set both, or neither." }}{{ end }}
{{- if and (eq $v.kafka.sasl.mechanism "plain") (not $v.kafka.tls.enabled) }}{{ fail "kafka.sasl.mechanism is plain without TLS: the password would cross the network for everybody to read. Set kafka.tls.enabled: true." }}{{ end }}
{{- if and $v.kafka.enabled (or $v.kafka.tls.enabled $v.kafka.sasl.mechanism) }}{{ fail "The bundled Kafka (kafka.enabled) speaks no TLS and asks nobody who they are. Take kafka.tls and kafka.sasl away, or name your own in kafka.brokers." }}{{ end }}
{{- if and $v.redis.enabled $v.redis.existingSecret }}{{ fail "There are two Redis: redis.enabled and redis.existingSecret. Take one away." }}{{ end }}
{{- if not (or $v.secrets.existingSecret $v.secrets.generate (eq (join "," $v.only) "prober")) }}{{ fail "secrets.existingSecret is empty. Make a Secret with the keys that `nowahala service-keys` prints (SERVICE_KEYS_billing and so on, deploy/README.md) and name it there, or set secrets.generate: true for a trial." }}{{ end }}
{{- if and $v.secrets.existingSecret $v.secrets.generate }}{{ fail "secrets.existingSecret and secrets.generate contradict each other. Take one away." }}{{ end }}
{{- if and $v.secrets.generate (eq $v.environment "production") }}{{ fail "secrets.generate is for trials. In production make a Secret of your own and name it in secrets.existingSecret." }}{{ end }}
{{- if and $whole (not (or $v.redis.existingSecret $v.redis.enabled)) (or $v.autoscaling.enabled (gt (int $v.services.gateway.replicas) 1)) }}{{ fail "The gateway has more than one replica and there is no Redis, so limits and live updates would differ from pod to pod. Set redis.existingSecret, or redis.enabled: true for a trial, or services.gateway.replicas: 1." }}{{ end }}
{{- if and $whole (or $v.ingress.enabled $v.gatewayApi.enabled) (not (include "nowahala.setting" (dict "root" . "part" "gateway" "name" "TRUSTED_PROXIES"))) }}{{ fail "settings.TRUSTED_PROXIES is empty and there is an ingress: the gateway would see its address and no other, so all customers would share one limit, and one who asks too much would lock out all. Set it to the networks of your ingress or load balancer, such as 10.0.0.0/8." }}{{ end }}
{{- if and (or $whole (has "prober" $v.only)) (not $v.prober.regions) }}{{ fail "prober.regions is empty: nobody would check anything. Name at least one, such as [{ name: lagos }]." }}{{ end }}
{{- if and (eq $v.environment "production") (or $whole (has "billing" $v.only)) (not (or (get ($v.settings | default dict) "SELLER_TIN") (get ($v.services.billing.env | default dict) "SELLER_TIN"))) }}{{ fail "settings.SELLER_TIN is empty: invoices in production carry the tax number of the seller. Set it, with SELLER_NAME and SELLER_ADDRESS." }}{{ end }}
{{- $names := list }}{{ range $v.prober.regions }}{{ if has .name $names }}{{ fail (printf "The region %q is there twice in prober.regions." .name) }}{{ end }}{{ $names = append $names .name }}{{ end }}
{{- $own := include "nowahala.ownSettings" . | fromYaml }}
{{- $written := dict "settings" ($v.settings | default dict) }}{{ range $part, $settings := $v.services }}{{ $_ := set $written (printf "services.%s.env" $part) (get $settings "env" | default dict) }}{{ end }}
{{- range $where, $settings := $written }}{{ range $key, $_ := $settings }}
  {{- with get $own $key }}{{ fail (printf "%s.%s would be there twice, the chart writes it too: %s" $where $key .) }}{{ end }}
  {{- if regexMatch "(SECRET|TOKEN|PASSWORD|PEPPER|_KEY$|^SERVICE_KEYS|^DATABASE_URL|^REDIS_URL|^SMTP_URL)" $key }}{{ fail (printf "%s.%s is a secret written in plain text. Put it into the Secret that secrets.existingSecret names (database.existingSecret and redis.existingSecret for addresses, kafka.existingSecret for Kafka), under the key %s." $where $key $key) }}{{ end }}
{{- end }}{{ end }}
{{- if and (eq $v.environment "production") $v.database.existingSecret (not $v.database.rolePerService) }}{{ fail "database.rolePerService is false: every pod, also the probers that read what strangers send, would hold the address of the owner of all tables. Run deploy/postgres/roles.sql, put one key per service (such as DATABASE_URL_billing) into the Secret that database.existingSecret names, and take the value away." }}{{ end }}
{{- if and (eq $v.environment "production") $v.postgresql.enabled }}{{ fail "postgresql.enabled is for trials: it has one role that owns everything, no replica and no backup. In production name a PostgreSQL of yours in database.existingSecret." }}{{ end }}
{{- if and $v.gatewayApi.enabled (not $v.gatewayApi.parentRefs) }}{{ fail "gatewayApi.enabled needs gatewayApi.parentRefs: the Gateway to attach to." }}{{ end }}
{{- include "nowahala.validateNames" . }}
{{- include "nowahala.validateProbers" . }}
{{- include "nowahala.validateScaling" . }}
{{- if $v.networkPolicies.enabled }}{{ include "nowahala.validatePolicies" . }}{{ end }}
{{- end }}

{{/* What the chart writes into the environment of pods, and where to say it instead. */}}
{{- define "nowahala.ownSettings" -}}
NODE_ENV: set environment.
PUBLIC_URL: set publicUrl.
SERVICES: set only.
PORT: it is 8080; what people see is service.port.
BEAT_DIR: it is the mount of beats.volume.
BEAT_DISK_MB: set beats.diskMb.
GRPC_PORT: it is 50051.
METRICS_PORT: it is 9464.
DATA_DIR: pods keep nothing.
MIGRATE_ON_START: the release jobs migrate (migrations).
GRANT_ROLES: set database.rolePerService.
DATABASE_POOL: set database.poolSize.
KAFKA_BROKERS: set kafka.brokers.
KAFKA_TLS: set kafka.tls.enabled.
KAFKA_SASL_MECHANISM: set kafka.sasl.mechanism.
KAFKA_USERNAME: set kafka.existingSecret.
NODE_EXTRA_CA_CERTS: set caBundle.existingSecret.
OTEL_EXPORTER_OTLP_ENDPOINT: set otlpEndpoint.
PROBE_REGION: set prober.regions.
PROBE_REGIONS: set prober.regions.
PROBE_ALLOW_NETWORKS: set prober.allowNetworks.
PROBE_OWN_NETWORKS: set prober.ownNetworks.
PROBE_DNS_SERVERS: set prober.dnsServers.
PROBE_REFERENCE_TARGETS: set prober.referenceTargets.
PROBE_CONCURRENCY: set prober.concurrency.
PROBE_ENGINE: set prober.engine.
TWILIO_ACCOUNT_SID: put it into the Secret that secrets.existingSecret names.
TWILIO_WHATSAPP_FROM: put it into the Secret that secrets.existingSecret names.
{{- range $part, $kind := include "nowahala.kinds" . | fromYaml }}{{ if $kind.grpc }}
{{ upper $part }}_GRPC: it is the Service of this release.
{{- end }}{{ end }}
{{- end }}

{{- define "nowahala.validateNames" -}}
{{- $name := include "nowahala.name" . }}
{{- if not (regexMatch "^[a-z]([a-z0-9-]*[a-z0-9])?$" $name) }}{{ fail (printf "The release would call its Services %q: they begin with a letter and have letters, digits and dashes only. Set nameOverride." $name) }}{{ end }}
{{- range .Values.prober.regions }}
  {{- $whole := printf "%s-prober-%s" $name .name }}
  {{- if gt (len $whole) 63 }}{{ fail (printf "The region %q makes the name %s: %d characters, 63 are allowed. Take a shorter region or set nameOverride." .name $whole (len $whole)) }}{{ end }}
{{- end }}
{{- end }}

{{- define "nowahala.validateProbers" -}}
{{- $v := .Values }}{{ $here := 0 }}
{{- if include "nowahala.wanted" (dict "root" . "part" "prober") }}{{ range $v.prober.regions }}{{ if ne .deploy false }}{{ $here = add1 $here }}{{ end }}{{ end }}{{ end }}
{{- if and (eq (join "," $v.only) "prober") (not $here) }}{{ fail "only is [prober] and every region has deploy: false: there is nothing to install. Name the region of this cluster in prober.regions." }}{{ end }}
{{- if and $here (eq $v.environment "production") (lt (len $v.prober.referenceTargets) 2) }}{{ fail "prober.referenceTargets has fewer than two websites: when a region goes blind, every customer would be told that their server is down. Name at least two that are surely up and are not yours." }}{{ end }}
{{- end }}

{{- define "nowahala.validateScaling" -}}
{{- $v := .Values }}
{{- if and $v.autoscaling.keda (not $v.autoscaling.enabled) }}{{ fail "autoscaling.keda does nothing without autoscaling.enabled. Set both, or neither." }}{{ end }}
{{- if and $v.autoscaling.keda (ne $v.bus.kind "kafka") }}{{ fail "autoscaling.keda follows the lag of Kafka topics, and bus.kind is not kafka." }}{{ end }}
{{- if and $v.autoscaling.keda $v.kafka.enabled }}{{ fail "autoscaling.keda cannot ask the bundled Kafka, which answers this release alone. Set kafka.brokers to a Kafka of yours, or autoscaling.keda: false." }}{{ end }}
{{- if $v.autoscaling.enabled }}
  {{- range $part, $s := $v.services }}
    {{- if and (or $s.cpu (and $s.lag $v.autoscaling.keda)) (gt (int ($s.replicas | default 2)) (int ($s.maxReplicas | default 6))) }}{{ fail (printf "services.%s.replicas (%v) is above its maxReplicas (%v): with autoscaling the first is the least there are, the second the most." $part ($s.replicas | default 2) ($s.maxReplicas | default 6)) }}{{ end }}
  {{- end }}
  {{- range $v.prober.regions }}
    {{- if gt (int (.replicas | default 2)) (int $v.prober.maxReplicas) }}{{ fail (printf "The region %q has replicas (%v) above prober.maxReplicas (%v): with autoscaling the first is the least there are, the second the most." .name (.replicas | default 2) $v.prober.maxReplicas) }}{{ end }}
  {{- end }}
{{- end }}
{{- end }}

{{- define "nowahala.validatePolicies" -}}
{{- $v := .Values }}{{ $n := $v.networkPolicies }}
{{- if and (or $v.database.existingSecret $v.kafka.brokers $v.redis.existingSecret) (not (include "nowahala.peers" $n.engines)) }}{{ fail "networkPolicies.engines says nowhere where your PostgreSQL, Kafka and Redis are, so nothing would reach them. Set networkPolicies.engines.networks (such as [10.20.0.0/16]) or, for engines inside the cluster, networkPolicies.engines.peers; or networkPolicies.enabled: false." }}{{ end }}
{{- range $v.kafka.brokers }}{{ $port := splitList ":" . | last | int }}{{ $open := list }}{{ range $n.engines.ports.kafka }}{{ $open = append $open (int .) }}{{ end }}
  {{- if not (has $port $open) }}{{ fail (printf "kafka.brokers has port %d, and networkPolicies.engines.ports.kafka does not: nothing would reach it. Add it there." $port) }}{{ end }}
{{- end }}
{{- range $v.prober.dnsServers }}{{ $port := regexFind ":[0-9]+$" . | trimPrefix ":" | default "53" | int }}{{ $open := list }}{{ range $n.dnsPorts }}{{ $open = append $open (int .) }}{{ end }}
  {{- if not (has $port $open) }}{{ fail (printf "prober.dnsServers has port %d, and networkPolicies.dnsPorts does not: nothing would reach it. Add it there." $port) }}{{ end }}
{{- end }}
{{- if and (hasPrefix "http://" $v.otlpEndpoint) (not (include "nowahala.peers" $n.telemetry)) }}{{ fail "otlpEndpoint is http, so the collector is near, and networkPolicies.telemetry does not say where: nothing would reach it. Set networkPolicies.telemetry.networks or networkPolicies.telemetry.peers." }}{{ end }}
{{- $all := join " " $n.privateNetworks }}
{{- if not (and (contains "." $all) (contains ":" $all)) }}{{ fail "networkPolicies.privateNetworks needs the private networks of IPv4 and of IPv6: of the family that is missing, everything would count as the internet. Begin with the list in values.yaml." }}{{ end }}
{{- if and (ne $v.service.type "ClusterIP") $n.ingressNamespaces (not $n.ingressNetworks) }}{{ fail (printf "service.type is %s, whose calls come from no pod, and networkPolicies.ingressNamespaces admits pods alone. Set networkPolicies.ingressNetworks too, or take ingressNamespaces away." $v.service.type) }}{{ end }}
{{- end }}
