{{/* One Deployment with its ServiceAccount, Service, PDB and HPA: (dict "root" $ "part" .. "suffix" .. "settings" .. "region" .. "kind" ..) */}}
{{- define "nowahala.workload" -}}
{{- $root := .root }}{{ $v := .root.Values }}{{ $part := .part }}{{ $s := .settings }}
{{- $name := printf "%s-%s" (include "nowahala.name" $root) (.suffix | default $part) }}
{{- $component := .suffix | default $part }}
{{- $selector := include "nowahala.selector" (dict "root" $root "part" $component) }}
apiVersion: v1
kind: ServiceAccount
metadata: { name: {{ $name }}, labels: { {{ include "nowahala.labels" $root | replace "\n" ", " }} } }
automountServiceAccountToken: false
---
apiVersion: apps/v1
kind: Deployment
metadata:
  name: {{ $name }}
  labels:
    {{- include "nowahala.labels" $root | nindent 4 }}
    app.kubernetes.io/component: {{ $component }}
spec:
  {{- if not (and $v.autoscaling.enabled (or $s.cpu (and $s.lag $v.autoscaling.keda))) }}
  replicas: {{ $s.replicas | default 2 }}
  {{- end }}
  revisionHistoryLimit: 3
  strategy: { type: RollingUpdate, rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } }
  selector:
    matchLabels: { {{ $selector | replace "\n" ", " }} }
  template:
    metadata:
      labels:
        {{- include "nowahala.labels" $root | nindent 8 }}
        app.kubernetes.io/component: {{ $component }}
        nowahala.example/part: {{ $part }}
        {{- with $v.podLabels }}{{ toYaml . | nindent 8 }}{{ end }}
      annotations:
        nowahala.example/secrets: {{ printf "%s %s %s" (include "nowahala.secretName" $root) $v.secrets.revision $v.database.existingSecret | sha256sum | trunc 16 | quote }}
        {{- with $v.podAnnotations }}{{ toYaml . | nindent 8 }}{{ end }}
    spec:
      serviceAccountName: {{ $name }}
      automountServiceAccountToken: false
      enableServiceLinks: false
      terminationGracePeriodSeconds: {{ $v.terminationGracePeriodSeconds }}
      {{- with $v.priorityClassName }}
      priorityClassName: {{ . }}
      {{- end }}
      {{- with $v.runtimeClassName }}
      runtimeClassName: {{ . }}
      {{- end }}
      {{- with $v.image.pullSecrets }}
      imagePullSecrets: {{ toYaml . | nindent 8 }}
      {{- end }}
      securityContext:
        {{- include "nowahala.podSecurity" dict | nindent 8 }}
        {{- if and (eq $part "prober") $v.prober.pingSysctl }}
        sysctls: [{ name: net.ipv4.ping_group_range, value: "0 2147483647" }]
        {{- end }}
      {{- with $s.nodeSelector }}
      nodeSelector: {{ toYaml . | nindent 8 }}
      {{- end }}
      {{- with $s.tolerations }}
      tolerations: {{ toYaml . | nindent 8 }}
      {{- end }}
      {{- with $s.affinity }}
      affinity: {{ toYaml . | nindent 8 }}
      {{- end }}
      {{- if $v.topologySpread }}
      topologySpreadConstraints:
        {{- range list "topology.kubernetes.io/zone" "kubernetes.io/hostname" }}
        - { maxSkew: 1, topologyKey: {{ . }}, whenUnsatisfiable: ScheduleAnyway, labelSelector: { matchLabels: { {{ $selector | replace "\n" ", " }} } } }
        {{- end }}
      {{- end }}
      containers:
        - name: {{ $part }}
          image: {{ include "nowahala.image" $root }}
          imagePullPolicy: {{ $v.image.pullPolicy }}
          env: {{ include "nowahala.env" (dict "root" $root "part" $part "region" .region "env" $s.env) | nindent 12 }}
          ports:
            - { name: metrics, containerPort: 9464 }
            {{- if .kind.grpc }}
            - { name: grpc, containerPort: 50051 }
            {{- end }}
            {{- if .kind.http }}
            - { name: http, containerPort: 8080 }
            {{- end }}
          securityContext: {{ include "nowahala.containerSecurity" $root | nindent 12 }}
          resources: {{ toYaml ($s.resources | default dict) | nindent 12 }}
          # Ten minutes: beside bundled engines pods wait for the release jobs, and where a busy node starts many at once, killing
          # the slow ones would never let them finish.
          startupProbe: { httpGet: { path: /health/ready, port: metrics }, periodSeconds: 2, timeoutSeconds: 3, failureThreshold: 300 }
          readinessProbe: { httpGet: { path: /health/ready, port: metrics }, periodSeconds: 5, timeoutSeconds: 4, failureThreshold: 2 }
          livenessProbe: { httpGet: { path: /health/live, port: metrics }, periodSeconds: 10, timeoutSeconds: 5, failureThreshold: 6 }
          # While endpoints are forgotten: tells the process to send callers on open connections elsewhere, and waits.
          lifecycle: { preStop: { exec: { command: [/nodejs/bin/node, -e, "process.kill(1, 'SIGUSR2'); setTimeout(() => {}, {{ mul 1000 (int $v.drainSeconds) }})"] } } }
          volumeMounts: {{ include "nowahala.volumeMounts" $root | nindent 12 }}
            {{- if eq $part "gateway" }}
            - { name: beats, mountPath: /var/lib/nowahala/beats }
            {{- end }}
      volumes: {{ include "nowahala.volumes" $root | nindent 8 }}
        {{- if eq $part "gateway" }}
        # Survives the container and not the pod, unless `beats.volume` says otherwise; a pod that ends hands over first.
        - name: beats
          {{- toYaml ($v.beats.volume | default (dict "emptyDir" (dict "sizeLimit" (printf "%dMi" (add 64 (int $v.beats.diskMb)))))) | nindent 10 }}
        {{- end }}
{{- if .kind.http }}
---
# What people call; metrics have a Service of their own below, so that no public address leads to them.
apiVersion: v1
kind: Service
metadata:
  name: {{ $name }}
  labels:
    {{- include "nowahala.labels" $root | nindent 4 }}
    app.kubernetes.io/component: {{ $component }}
    nowahala.example/part: {{ $part }}
  {{- with $v.service.annotations }}
  annotations: {{ toYaml . | nindent 4 }}
  {{- end }}
spec:
  type: {{ $v.service.type }}
  {{- if ne $v.service.type "ClusterIP" }}
  externalTrafficPolicy: {{ $v.service.externalTrafficPolicy }}
  {{- end }}
  selector: { {{ $selector | replace "\n" ", " }} }
  ports: [{ name: http, port: {{ $v.service.port }}, targetPort: http, appProtocol: http }]
{{- end }}
---
apiVersion: v1
kind: Service
metadata:
  name: {{ $name }}{{ if .kind.http }}-metrics{{ end }}
  labels:
    {{- include "nowahala.labels" $root | nindent 4 }}
    app.kubernetes.io/component: {{ $component }}
    nowahala.example/part: {{ $part }}
spec:
  {{- if .kind.grpc }}
  clusterIP: None # callers stay connected, so they must see every pod to spread over them
  {{- end }}
  selector: { {{ $selector | replace "\n" ", " }} }
  ports:
    {{- if .kind.grpc }}
    - { name: grpc, port: 50051, targetPort: grpc, appProtocol: kubernetes.io/h2c }
    {{- end }}
    - { name: metrics, port: 9464, targetPort: metrics }
{{- if and $v.podDisruptionBudgets (gt (int ($s.replicas | default 2)) 1) }}
---
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata: { name: {{ $name }}, labels: { {{ include "nowahala.labels" $root | replace "\n" ", " }} } }
spec:
  maxUnavailable: 1
  unhealthyPodEvictionPolicy: AlwaysAllow
  selector: { matchLabels: { {{ $selector | replace "\n" ", " }} } }
{{- end }}
{{- if and $v.autoscaling.enabled $s.cpu }}
---
apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata: { name: {{ $name }}, labels: { {{ include "nowahala.labels" $root | replace "\n" ", " }} } }
spec:
  scaleTargetRef: { apiVersion: apps/v1, kind: Deployment, name: {{ $name }} }
  minReplicas: {{ $s.replicas | default 2 }}
  maxReplicas: {{ $s.maxReplicas | default 6 }}
  metrics: [{ type: Resource, resource: { name: cpu, target: { type: Utilization, averageUtilization: {{ $s.cpu }} } } }]
  behavior:
    scaleUp: { stabilizationWindowSeconds: {{ ternary 120 30 (eq $part "prober") }}, policies: [{ type: Pods, value: 2, periodSeconds: 60 }] }
    scaleDown: { stabilizationWindowSeconds: {{ ternary 900 300 (eq $part "prober") }}, policies: [{ type: Pods, value: 1, periodSeconds: 120 }] }
{{- else if and $v.autoscaling.enabled $s.lag $v.autoscaling.keda }}
---
apiVersion: keda.sh/v1alpha1
kind: ScaledObject
metadata: { name: {{ $name }}, labels: { {{ include "nowahala.labels" $root | replace "\n" ", " }} } }
spec:
  scaleTargetRef: { name: {{ $name }} }
  minReplicaCount: {{ $s.replicas | default 2 }}
  maxReplicaCount: {{ $s.maxReplicas | default 6 }}
  cooldownPeriod: 300
  advanced: { horizontalPodAutoscalerConfig: { behavior: { scaleDown: { stabilizationWindowSeconds: 600, policies: [{ type: Pods, value: 1, periodSeconds: 300 }] } } } }
  triggers:
    - type: kafka
      metadata:
        bootstrapServers: {{ include "nowahala.brokers" $root | quote }}
        consumerGroup: {{ $s.lag.group | quote }}
        topic: {{ $s.lag.topic | quote }}
        # KEDA speaks as to Kafka 1.0.0 by default, which brokers since 4.0 no longer understand.
        version: 2.8.0
        lagThreshold: {{ $v.autoscaling.lagThreshold | quote }}
        limitToPartitionsWithLag: "true"
        excludePersistentLag: "true"
        allowIdleConsumers: "false"
        {{- if $v.kafka.tls.enabled }}
        tls: enable
        {{- end }}
        {{- with $v.kafka.sasl.mechanism }}
        sasl: {{ get (dict "plain" "plaintext" "scram-sha-256" "scram_sha256" "scram-sha-512" "scram_sha512") . }}
        {{- end }}
      {{- if include "nowahala.kedaSecrets" $root }}
      authenticationRef: { name: {{ include "nowahala.name" $root }}-kafka }
      {{- end }}
{{- end }}
{{- end }}

{{/* With engines of yours the release jobs run before anything else; bundled engines have to exist first, and pods wait for the jobs before they start anything. */}}
{{- define "nowahala.jobsAreHooks" -}}{{ if not (or .Values.postgresql.enabled .Values.kafka.enabled) }}yes{{ end }}{{- end }}
