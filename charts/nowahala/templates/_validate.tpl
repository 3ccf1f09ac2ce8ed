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
{{- if and $v.kafka.enabled $v.kafka.brokers }}{{ fail "There are two Kafkas: kafka.enabled and kafka.brokers. Take one away." }}{{ end }}
{{- if and (eq $v.bus.kind "postgresql") (or $v.kafka.enabled $v.kafka.brokers) }}{{ fail "There are two buses: bus.kind is postgresql, and Kafka is configured too. Set bus.kind: kafka, or take Kafka away." }}{{ end }}
{{- if and (eq $v.bus.kind "kafka") (not (or $v.kafka.enabled $v.kafka.brokers)) }}{{ fail "bus.kind is kafka and there is none. Set kafka.brokers to your brokers, or kafka.enabled: true for a trial." }}{{ end }}
{{- if ne (empty $v.kafka.existingSecret) (empty $v.kafka.sasl.mechanism) }}{{ fail "kafka.existingSecret and kafka.sasl.mechanism belong together: who we are, and how it is proved (plain, scram-sha-256 or scram-sha-512). Set both, or neither." }}{{ end }}
{{- if and (eq $v.kafka.sasl.mechanism "plain") (not $v.kafka.tls.enabled) }}{{ fail "kafka.sasl.mechanism is plain without TLS: the password would cross the network for everybody to read. Set kafka.tls.enabled: true." }}{{ end }}
{{- if and $v.kafka.enabled (or $v.kafka.tls.enabled $v.kafka.sasl.mechanism) }}{{ fail "The bundled Kafka (kafka.enabled) speaks no TLS and asks nobody who they are. Take kafka.tls and kafka.sasl away, or name your own in kafka.brokers." }}{{ end }}
{{- if and $v.redis.enabled $v.redis.existingSecret }}{{ fail "There are two Redis: redis.enabled and redis.existingSecret. Take one away." }}{{ end }}
{{- if not (or $v.secrets.existingSecret $v.secrets.generate) }}{{ fail "secrets.existingSecret is empty. Make a Secret with the key INTERNAL_SECRET (32 or more random characters) and name it there, or set secrets.generate: true for a trial." }}{{ end }}
{{- if and $v.secrets.existingSecret $v.secrets.generate }}{{ fail "secrets.existingSecret and secrets.generate contradict each other. Take one away." }}{{ end }}
{{- if and $v.secrets.generate (eq $v.environment "production") }}{{ fail "secrets.generate is for trials. In production make a Secret of your own and name it in secrets.existingSecret." }}{{ end }}
{{- if and $whole (not (or $v.redis.existingSecret $v.redis.enabled)) (or $v.autoscaling.enabled (gt (int $v.services.gateway.replicas) 1)) }}{{ fail "The gateway has more than one replica and there is no Redis, so limits and live updates would differ from pod to pod. Set redis.existingSecret, or redis.enabled: true for a trial, or services.gateway.replicas: 1." }}{{ end }}
{{- if and (or $whole (has "prober" $v.only)) (not $v.prober.regions) }}{{ fail "prober.regions is empty: nobody would check anything. Name at least one, such as [{ name: lagos }]." }}{{ end }}
{{- if and (eq $v.environment "production") (or $whole (has "billing" $v.only)) (not (or (get ($v.settings | default dict) "SELLER_TIN") (get ($v.services.billing.env | default dict) "SELLER_TIN"))) }}{{ fail "settings.SELLER_TIN is empty: invoices in production carry the tax number of the seller. Set it, with SELLER_NAME and SELLER_ADDRESS." }}{{ end }}
{{- $names := list }}{{ range $v.prober.regions }}{{ if has .name $names }}{{ fail (printf "The region %q is there twice in prober.regions." .name) }}{{ end }}{{ $names = append $names .name }}{{ end }}
{{- $written := dict "settings" ($v.settings | default dict) }}{{ range $part, $settings := $v.services }}{{ $_ := set $written (printf "services.%s.env" $part) (get $settings "env" | default dict) }}{{ end }}
{{- range $where, $settings := $written }}{{ range $key, $_ := $settings }}
  {{- if regexMatch "(SECRET|TOKEN|PASSWORD|PEPPER|_KEY$|^DATABASE_URL|^REDIS_URL|^SMTP_URL)" $key }}{{ fail (printf "%s.%s is a secret written in plain text. Put it into the Secret that secrets.existingSecret names (database.existingSecret and redis.existingSecret for addresses, kafka.existingSecret for Kafka), under the key %s." $where $key $key) }}{{ end }}
{{- end }}{{ end }}
{{- if and $v.autoscaling.keda (ne $v.bus.kind "kafka") }}{{ fail "autoscaling.keda follows the lag of Kafka topics, and bus.kind is not kafka." }}{{ end }}
{{- if and $v.database.rolePerService (not $v.database.existingSecret) }}{{ fail "database.rolePerService needs database.existingSecret with one key per service." }}{{ end }}
{{- if and $v.gatewayApi.enabled (not $v.gatewayApi.parentRefs) }}{{ fail "gatewayApi.enabled needs gatewayApi.parentRefs: the Gateway to attach to." }}{{ end }}
{{- end }}
