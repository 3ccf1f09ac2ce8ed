/**
 * A server by OpenSSL that answers each request with a flood of messages that are no page (`tickets` or `updates`) and then
 * with the page. All of it is made beforehand, so that it comes faster than it can be read.
 *   node tls-flood.mjs tickets|updates <count> <certificate file> <key file>     prints its port
 */
import { writeSync } from 'node:fs';
import { createRequire } from 'node:module';

const PAGE = 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello';
const PEM = 1;
const BIO_INFO = 3;
const [kind, count, certificate, key] = process.argv.slice(2);
const koffi = createRequire(import.meta.url)('koffi');
const openSsl = koffi.load(null);
const libc = koffi.load('libc.so.6');
const ssl = (declaration) => openSsl.func(declaration);

const newContext = ssl('uintptr_t SSL_CTX_new(uintptr_t method)');
const method = ssl('uintptr_t TLS_server_method()');
const useCertificate = ssl('int SSL_CTX_use_certificate_chain_file(uintptr_t context, const char *file)');
const useKey = ssl('int SSL_CTX_use_PrivateKey_file(uintptr_t context, const char *file, int type)');
const setTickets = ssl('int SSL_CTX_set_num_tickets(uintptr_t context, size_t count)');
const newSession = ssl('uintptr_t SSL_new(uintptr_t context)');
const freeSession = ssl('void SSL_free(uintptr_t session)');
const setFd = ssl('int SSL_set_fd(uintptr_t session, int fd)');
const acceptTls = ssl('int SSL_accept(uintptr_t session)');
const readTls = ssl('int SSL_read(uintptr_t session, uint8_t *bytes, int length)');
const writeTls = ssl('int SSL_write(uintptr_t session, const char *bytes, int length)');
const newMemory = ssl('uintptr_t BIO_new(uintptr_t method)');
const memoryMethod = ssl('uintptr_t BIO_s_mem()');
const writeInto = ssl('void SSL_set0_wbio(uintptr_t session, uintptr_t memory)');
const newTicket = ssl('int SSL_new_session_ticket(uintptr_t session)');
const updateKey = ssl('int SSL_key_update(uintptr_t session, int type)');
const goOn = ssl('int SSL_do_handshake(uintptr_t session)');
const dataOf = ssl('long BIO_ctrl(uintptr_t memory, int command, long number, _Out_ uintptr_t *data)');
const socket = libc.func('int socket(int domain, int type, int protocol)');
const bind = libc.func('int bind(int fd, uint8_t *address, uint32_t length)');
const listen = libc.func('int listen(int fd, int backlog)');
const nameOf = libc.func('int getsockname(int fd, _Inout_ uint8_t *address, _Inout_ uint32_t *length)');
const accept = libc.func('int accept(int fd, uintptr_t address, uintptr_t length)');
const read = libc.func('long read(int fd, uint8_t *bytes, size_t length)');
const send = libc.func('long send(int fd, uintptr_t bytes, size_t length, int flags)');
const close = libc.func('int close(int fd)');

const context = newContext(method());
if (useCertificate(context, certificate) !== 1 || useKey(context, key, PEM) !== 1) throw new Error('no certificate');
setTickets(context, 0);
const listener = socket(2, 1, 0);
const address = Buffer.from([2, 0, 0, 0, 127, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]);
if (bind(listener, address, 16) !== 0 || listen(listener, 16) !== 0) throw new Error('no port');
nameOf(listener, address, [16]);
writeSync(1, String(address.readUInt16BE(2)));

const request = Buffer.alloc(4_096);
for (;;) {
  const fd = accept(listener, 0, 0);
  const session = newSession(context);
  setFd(session, fd);
  if (acceptTls(session) === 1 && readTls(session, request, request.length) > 0) {
    const memory = newMemory(memoryMethod());
    writeInto(session, memory);
    for (let made = 0; made < Number(count); made += 1) {
      if ((kind === 'tickets' ? newTicket(session) : updateKey(session, 0)) !== 1 || goOn(session) !== 1) throw new Error('no flood');
    }
    writeTls(session, PAGE, PAGE.length);
    const data = [0];
    const length = dataOf(memory, BIO_INFO, 0, data);
    for (let sent = 0, more = 1; sent < length && more > 0; sent += more) more = send(fd, Number(data[0]) + sent, length - sent, 0x4000);
    // Stays open: what ends the check is the page.
    read(fd, request, request.length);
  }
  freeSession(session);
  close(fd);
}
