{{- define "nowahala.policyMeta" -}}
{ name: {{ include "nowahala.name" .root }}-{{ .name }}, labels: { {{ include "nowahala.labels" .root | replace "\n" ", " }} } }
{{- end }}

{{/* The other side of a rule: (dict "networks" list "peers" list). Nothing named is nothing written: an empty list would be everybody. */}}
{{- define "nowahala.peers" -}}
{{- $all := list }}{{ range .networks }}{{ $all = append $all (dict "ipBlock" (dict "cidr" .)) }}{{ end }}
{{- with concat $all (.peers | default list) }}{{ toJson . }}{{ end }}
{{- end }}

{{- define "nowahala.ports" -}}
{{- $all := list }}{{ range . | uniq }}{{ $all = append $all (dict "port" (int .)) }}{{ end }}{{ toJson $all }}
{{- end }}

{{/* The internet as the other side of a rule. An exception must lie within its network, so each family has its own. */}}
{{- define "nowahala.internet" -}}
{{- $four := list }}{{ $six := list }}
{{- range .Values.networkPolicies.privateNetworks }}{{ if contains ":" . }}{{ $six = append $six . }}{{ else }}{{ $four = append $four . }}{{ end }}{{ end }}
{{- list (dict "ipBlock" (dict "cidr" "0.0.0.0/0" "except" $four)) (dict "ipBlock" (dict "cidr" "::/0" "except" $six)) | toJson }}
{{- end }}

{{/* The port of an http or https address. */}}
{{- define "nowahala.portOf" -}}
{{- $url := urlParse . }}{{ regexFind ":[0-9]+$" $url.host | trimPrefix ":" | default (ternary "443" "80" (eq $url.scheme "https")) }}
{{- end }}
