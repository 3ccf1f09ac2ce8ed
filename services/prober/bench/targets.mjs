/** What is checked in the benchmark, in a process of its own: a port, a website, and the same with https. */
import { createServer } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { readFileSync } from 'node:fs';

const [folder] = process.argv.slice(2);
const page = '<!doctype html><html><head><title>Ada Shop</title></head><body>Shoes</body></html>';
const answer = `HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: ${page.length}\r\nConnection: close\r\n\r\n${page}`;

const website = (socket) => {
  socket.on('error', () => {});
  socket.once('data', () => socket.end(answer));
};
const port = (socket) => {
  socket.on('error', () => {});
  socket.resume();
};

const listen = (server) =>
  new Promise((resolve) => {
    server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, () => resolve(server.address().port));
  });
const tls = { key: readFileSync(`${folder}/key.pem`), cert: readFileSync(`${folder}/cert.pem`) };
const ports = {
  tcp: await listen(createServer({ noDelay: true }, port)),
  http: await listen(createServer({ noDelay: true }, website)),
  https: await listen(createTlsServer(tls, website).on('tlsClientError', () => {})),
};
process.send(ports);
