{{- define "nowahala.name" -}}{{ .Values.nameOverride | default .Release.Name | trunc 40 | trimSuffix "-" }}{{- end }}

{{- define "nowahala.labels" -}}
app.kubernetes.io/name: nowahala
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
{{- end }}

{{/* Whose calls a part believes, as its service says it (rpcBinding); for each pair there is a key. The operator asks billing. */}}
{{- define "nowahala.askedBy" -}}
identity: [analyzer, billing, gateway, notifier]
workspaces: [analyzer, billing, gateway, notifier, scheduler]
billing: [gateway, identity, notifier, operator, scheduler, workspaces]
scheduler: [gateway]
analyzer: [gateway, notifier]
notifier: [gateway, identity]
{{- end }}

{{/* SERVICE_KEYS of a part, for trials (secrets.generate): (dict "root" $ "part" "billing" "from" <the secret they follow from>) */}}
{{- define "nowahala.generatedKeys" -}}
{{- $part := .part }}{{ $from := .from }}{{ $to := dict }}{{ $believed := dict }}
{{- range $asked, $askers := include "nowahala.askedBy" .root | fromYaml }}{{ range $asker := $askers }}
  {{- $key := list (printf "call %s %s %s" $asker $asked $from | sha256sum) }}
  {{- if eq $asker $part }}{{ $_ := set $to $asked $key }}{{ end }}
  {{- if eq $asked $part }}{{ $_ := set $believed $asker $key }}{{ end }}
{{- end }}{{ end }}
{{- dict "service" $part "to" $to "from" $believed "own" (list (printf "own %s %s" $part $from | sha256sum)) | toJson | b64enc }}
{{- end }}

{{/* Labels that select pods: never change them, selectors are immutable. (dict "root" $ "part" "analyzer") */}}
{{- define "nowahala.selector" -}}
app.kubernetes.io/name: nowahala
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .part }}
{{- end }}

{{- define "nowahala.image" -}}
{{- if .Values.image.digest }}{{ .Values.image.repository }}@{{ .Values.image.digest }}{{ else }}{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}{{ end }}
{{- end }}

{{- define "nowahala.secretName" -}}{{ .Values.secrets.existingSecret | default (printf "%s-secrets" (include "nowahala.name" .)) }}{{- end }}

{{/* What a part is: http listens to people, grpc answers other parts, database keeps state, outside talks to the internet. */}}
{{- define "nowahala.kinds" -}}
gateway: { http: true, grpc: false, outside: false }
identity: { http: false, grpc: true, outside: false }
workspaces: { http: false, grpc: true, outside: false }
billing: { http: false, grpc: true, outside: true }
scheduler: { http: false, grpc: true, outside: false }
analyzer: { http: false, grpc: true, outside: true }
notifier: { http: false, grpc: true, outside: true }
{{- end }}

{{- define "nowahala.wanted" -}}{{ if or (not .root.Values.only) (has .part .root.Values.only) }}yes{{ end }}{{- end }}

{{- define "nowahala.podSecurity" -}}
runAsNonRoot: true
runAsUser: {{ .uid | default 10001 }}
runAsGroup: {{ .uid | default 10001 }}
fsGroup: {{ .uid | default 10001 }}
seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "nowahala.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end }}

{{- define "nowahala.regions" -}}{{ $names := list }}{{ range .Values.prober.regions }}{{ $names = append $names .name }}{{ end }}{{ join "," $names }}{{- end }}

{{- define "nowahala.brokers" -}}{{ if eq .Values.bus.kind "kafka" }}{{ if .Values.kafka.enabled }}{{ include "nowahala.name" . }}-kafka:9092{{ else }}{{ join "," .Values.kafka.brokers }}{{ end }}{{ end }}{{- end }}

{{/* Of the bundled PostgreSQL. */}}
{{- define "nowahala.postgresqlSecret" -}}{{ .Values.postgresql.existingSecret | default (printf "%s-postgresql" (include "nowahala.name" .)) }}{{- end }}

{{/* The address of the database: (dict "root" $ "key" "DATABASE_URL") */}}
{{- define "nowahala.databaseEnv" -}}
{{- if .root.Values.postgresql.enabled }}
- name: DATABASE_URL
  valueFrom: { secretKeyRef: { name: {{ include "nowahala.postgresqlSecret" .root }}, key: DATABASE_URL } }
{{- else if .root.Values.database.existingSecret }}
- name: DATABASE_URL
  valueFrom: { secretKeyRef: { name: {{ .root.Values.database.existingSecret }}, key: {{ .key }} } }
{{- end }}
{{- end }}

{{/* The bundled PostgreSQL has its owner alone. */}}
{{- define "nowahala.rolePerService" -}}{{ if and .Values.database.rolePerService .Values.database.existingSecret }}yes{{ end }}{{- end }}

{{- define "nowahala.busEnv" -}}
- { name: NODE_ENV, value: {{ .Values.environment }} }
- { name: PROBE_REGIONS, value: {{ include "nowahala.regions" . | quote }} }
{{- with include "nowahala.brokers" . }}
- { name: KAFKA_BROKERS, value: {{ . | quote }} }
{{- end }}
{{- if .Values.kafka.tls.enabled }}
- { name: KAFKA_TLS, value: "true" }
{{- end }}
{{- with .Values.kafka.sasl.mechanism }}
- { name: KAFKA_SASL_MECHANISM, value: {{ . }} }
{{- range $key := list "username" "password" }}
- name: KAFKA_{{ upper $key }}
  valueFrom: { secretKeyRef: { name: {{ $.Values.kafka.existingSecret }}, key: {{ $key }} } }
{{- end }}
{{- end }}
{{- if .Values.caBundle.existingSecret }}
- { name: NODE_EXTRA_CA_CERTS, value: /etc/nowahala/ca/bundle.pem }
{{- end }}
{{- end }}

{{/* What each container of ours may write, and the CAs of caBundle. */}}
{{- define "nowahala.volumeMounts" -}}
- { name: tmp, mountPath: /tmp }
{{- if .Values.caBundle.existingSecret }}
- { name: ca, mountPath: /etc/nowahala/ca, readOnly: true }
{{- end }}
{{- end }}

{{- define "nowahala.volumes" -}}
- { name: tmp, emptyDir: { sizeLimit: 128Mi } }
{{- with .Values.caBundle }}{{ if .existingSecret }}
- { name: ca, secret: { secretName: {{ .existingSecret }}, items: [{ key: {{ .key }}, path: bundle.pem }] } }
{{- end }}{{ end }}
{{- end }}

{{/* Environment of one part: (dict "root" $ "part" "analyzer" "region" "home" "env" dict) */}}
{{- define "nowahala.env" -}}
{{- $root := .root }}{{ $v := .root.Values }}{{ $name := include "nowahala.name" .root -}}
- { name: SERVICES, value: {{ .part }} }
{{ include "nowahala.busEnv" $root }}
- { name: PROBE_REGION, value: {{ .region | default (first $v.prober.regions).name }} }
- { name: MIGRATE_ON_START, value: "false" }
- { name: PUBLIC_URL, value: {{ $v.publicUrl | quote }} }
- { name: DATA_DIR, value: /tmp }
{{- if eq .part "gateway" }}
- { name: BEAT_DIR, value: /var/lib/nowahala/beats }
- { name: BEAT_DISK_MB, value: {{ $v.beats.diskMb | quote }} }
{{- end }}
- { name: DATABASE_POOL, value: {{ $v.database.poolSize | quote }} }
{{- range $peer, $kind := include "nowahala.kinds" $root | fromYaml }}{{ if $kind.grpc }}
- { name: {{ upper $peer }}_GRPC, value: "{{ $name }}-{{ $peer }}:50051" }
{{- end }}{{ end }}
{{- if $v.otlpEndpoint }}
- { name: OTEL_EXPORTER_OTLP_ENDPOINT, value: {{ $v.otlpEndpoint | quote }} }
{{- end }}
{{- if or (ne .part "prober") (eq $v.bus.kind "postgresql") }}
{{- include "nowahala.databaseEnv" (dict "root" $root "key" (ternary (printf "%s_%s" $v.database.key .part) $v.database.key (include "nowahala.rolePerService" $root | not | not))) }}
{{- end }}
{{- if and $v.redis.enabled (ne .part "prober") }}
- { name: REDIS_URL, value: "redis://{{ $name }}-redis:6379" }
{{- else if and $v.redis.existingSecret (ne .part "prober") }}
- name: REDIS_URL
  valueFrom: { secretKeyRef: { name: {{ $v.redis.existingSecret }}, key: {{ $v.redis.key }} } }
{{- end }}
{{- /* Each part has the keys of its own pairs. A prober neither asks nor answers anybody: who takes it over finds nothing to sign with. */}}
{{- if ne .part "prober" }}
- name: SERVICE_KEYS
  valueFrom: { secretKeyRef: { name: {{ include "nowahala.secretName" $root }}, key: SERVICE_KEYS_{{ .part }} } }
{{- if $v.secrets.overlap }}
- name: INTERNAL_SECRET
  valueFrom: { secretKeyRef: { name: {{ include "nowahala.secretName" $root }}, key: INTERNAL_SECRET } }
{{- end }}
{{- end }}
{{- $mine := dict "identity" (list "TOKEN_SIGNING_KEY" "IDENTITY_PEPPER") "notifier" (list "SMTP_URL" "MAIL_WEBHOOK_SECRET" "UNSUBSCRIBE_KEY" "TWILIO_ACCOUNT_SID" "TWILIO_AUTH_TOKEN" "TWILIO_WHATSAPP_FROM") "billing" (list "PAYSTACK_SECRET_KEY" "PAYSTACK_PREVIOUS_SECRET_KEY") "analyzer" (list "OPENAI_API_KEY") "gateway" (list "BEAT_SECRET") }}
{{- range get $mine .part | default list }}
- name: {{ . }}
  valueFrom: { secretKeyRef: { name: {{ include "nowahala.secretName" $root }}, key: {{ . }}, optional: true } }
{{- end }}
{{- if has .part (list "prober" "workspaces") }}
{{- with $v.prober.allowNetworks }}
- { name: PROBE_ALLOW_NETWORKS, value: {{ join "," . | quote }} }
{{- end }}
{{- with $v.prober.dnsServers }}
- { name: PROBE_DNS_SERVERS, value: {{ join "," . | quote }} }
{{- end }}
{{- end }}
{{- if eq .part "prober" }}
{{- with $v.prober.ownNetworks }}
- { name: PROBE_OWN_NETWORKS, value: {{ join "," . | quote }} }
{{- end }}
{{- with $v.prober.referenceTargets }}
- { name: PROBE_REFERENCE_TARGETS, value: {{ join "," . | quote }} }
{{- end }}
- { name: PROBE_CONCURRENCY, value: {{ $v.prober.concurrency | quote }} }
- { name: PROBE_ENGINE, value: {{ $v.prober.engine | quote }} }
{{- end }}
{{- $settings := merge (dict) (.env | default dict) $v.settings }}
{{- range $key := keys $settings | sortAlpha }}
- { name: {{ $key }}, value: {{ get $settings $key | toString | quote }} }
{{- end }}
{{- end }}

{{/* What `settings` or the part's own `env` say of one name: (dict "root" $ "part" "gateway" "name" "TRUSTED_PROXIES") */}}
{{- define "nowahala.setting" -}}
{{- get (merge (dict) ((get .root.Values.services .part).env | default dict) .root.Values.settings) .name }}
{{- end }}
