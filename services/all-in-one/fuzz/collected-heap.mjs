/** Megabytes that a process holds once its garbage is collected, asked through its inspector (`--inspect`). */
export async function collectedHeapMb(inspector) {
  const [{ webSocketDebuggerUrl }] = await (await fetch(`http://${inspector}/json/list`)).json();
  const socket = new WebSocket(webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error('the inspector does not answer'));
  });
  const ask = (id, method) =>
    new Promise((resolve) => {
      const listen = ({ data }) => {
        const answer = JSON.parse(data);
        if (answer.id !== id) return;
        socket.removeEventListener('message', listen);
        resolve(answer.result);
      };
      socket.addEventListener('message', listen);
      socket.send(JSON.stringify({ id, method }));
    });
  await ask(1, 'HeapProfiler.collectGarbage');
  const { usedSize } = await ask(2, 'Runtime.getHeapUsage');
  socket.close();
  return usedSize / 1_048_576;
}
