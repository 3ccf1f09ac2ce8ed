import { createServer } from 'node:http';
import type { Server } from 'node:http';

/** A website on this machine that answers well, or with the error page of a tired server. */
export class PracticeTarget {
  failing = false;
  private server: Server | undefined;

  async listen(port: number, host: string): Promise<void> {
    this.server = createServer((_, response) => {
      if (this.failing)
        response
          .writeHead(503, { 'content-type': 'text/html' })
          .end('<title>503 Service Unavailable</title><p>Too many visitors, or the program behind this page has stopped.</p>');
      else response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Mama Put Kitchen</title><p>Jollof is ready.</p>');
    });
    const server = this.server;
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
    server.unref();
  }
}
