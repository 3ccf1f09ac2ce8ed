/**
 * Holds pods to the NetworkPolicies of one namespace by nftables, on a cluster of one node that has no engine for them:
 * prints a table "policies" for the network namespace of the node (which must show bridged packets to it,
 * net.bridge.bridge-nf-call-iptables=1). Connections that a policy does not name are dropped; answers pass.
 *   node deploy/verify/policies.mjs <namespace> | nft -f -          again whenever pods come and go
 */
import { execFileSync } from 'node:child_process';

const [namespace] = process.argv.slice(2);
const list = (kind, ...rest) =>
  JSON.parse(execFileSync(process.env.KUBECTL ?? 'kubectl', ['get', kind, '-o', 'json', ...rest], { maxBuffer: 2 ** 27 })).items;
const policies = list('networkpolicies', '-n', namespace);
const namespaces = new Map(list('namespaces').map(({ metadata }) => [metadata.name, metadata.labels ?? {}]));
const pods = list('pods', '-A').filter(
  ({ spec, status }) => status.podIP && !spec.hostNetwork && !['Succeeded', 'Failed'].includes(status.phase),
);

const OPERATORS = {
  In: (value, values) => value !== undefined && values.includes(value),
  NotIn: (value, values) => value === undefined || !values.includes(value),
  Exists: (value) => value !== undefined,
  DoesNotExist: (value) => value === undefined,
};
function chosen({ matchLabels = {}, matchExpressions = [] }, labels = {}) {
  return (
    Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
    matchExpressions.every(({ key, operator, values }) => OPERATORS[operator](labels[key], values))
  );
}
const set = (values) => `{ ${[...new Set(values)].join(', ')} }`;
const addresses = (some) => some.map(({ status }) => status.podIP);

/** What of the other side a rule names: pieces of an nftables rule, one for each way to match. */
function others(side, peers) {
  if (!peers || peers.length === 0) return [''];
  return peers.flatMap(({ ipBlock, podSelector, namespaceSelector }) => {
    // This fake of a policy engine watches IPv4 alone.
    if (ipBlock?.cidr.includes(':')) return [];
    if (ipBlock) return [`ip ${side} ${ipBlock.cidr}${ipBlock.except ? ` ip ${side} != ${set(ipBlock.except)}` : ''}`];
    const meant = pods.filter(
      ({ metadata }) =>
        (namespaceSelector ? chosen(namespaceSelector, namespaces.get(metadata.namespace)) : metadata.namespace === namespace) &&
        chosen(podSelector ?? {}, metadata.labels),
    );
    return meant.length > 0 ? [`ip ${side} ${set(addresses(meant))}`] : [];
  });
}

/** A port by its name is that of the pod which takes the connection; only rules about incoming ones use names here. */
function portsFor(pod, ports) {
  if (!ports || ports.length === 0) return [''];
  return ports.map(({ port, endPort, protocol = 'TCP' }) => {
    const number =
      typeof port === 'string'
        ? pod.spec.containers.flatMap((one) => one.ports ?? []).find(({ name }) => name === port)?.containerPort
        : port;
    if (number === undefined) return `meta l4proto ${protocol.toLowerCase()}`;
    return `${protocol.toLowerCase()} dport ${number}${endPort ? `-${endPort}` : ''}`;
  });
}

const chains = [];
const jumps = [];
function hold(pod, direction, { word, own, other, rulesOf, peersOf }) {
  const about = policies.filter(
    ({ spec }) =>
      (spec.policyTypes ?? (spec.egress ? ['Ingress', 'Egress'] : ['Ingress'])).includes(word) &&
      chosen(spec.podSelector, pod.metadata.labels),
  );
  if (about.length === 0) return;
  const allowed = about.flatMap(({ spec }) =>
    (rulesOf(spec) ?? []).flatMap((rule) =>
      others(other, peersOf(rule)).flatMap((who) => portsFor(pod, rule.ports).map((where) => `${who} ${where} return`.trim())),
    ),
  );
  const name = `${direction}_${pod.status.podIP.replaceAll('.', '_')}`;
  chains.push(`chain ${name} {\n${[...new Set(allowed)].map((line) => `  ${line}`).join('\n')}\n  drop comment "${pod.metadata.name}"\n}`);
  jumps.push(`  ip ${own} ${pod.status.podIP} jump ${name}`);
}

for (const pod of pods.filter(({ metadata }) => metadata.namespace === namespace)) {
  hold(pod, 'out', { word: 'Egress', own: 'saddr', other: 'daddr', rulesOf: ({ egress }) => egress, peersOf: ({ to }) => to });
  hold(pod, 'in', { word: 'Ingress', own: 'daddr', other: 'saddr', rulesOf: ({ ingress }) => ingress, peersOf: ({ from }) => from });
}
console.log(`table ip policies {}
delete table ip policies
table ip policies {
${chains.join('\n')}
chain forward {
  type filter hook forward priority -10; policy accept;
  ct state established,related accept
${jumps.join('\n')}
}
}`);
