import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Clock, SETTINGS } from '@nowahala/platform';
import type { PlatformSettings } from '@nowahala/platform';

/** The refresh token's only home: a cookie that no script reads and no other site sends. */
@Injectable()
export class RefreshCookie {
  private readonly secure: boolean;
  private readonly name: string;

  constructor(
    @Inject(SETTINGS) settings: PlatformSettings,
    private readonly clock: Clock,
  ) {
    this.secure = settings.publicUrl.startsWith('https:');
    this.name = this.secure ? '__Host-nw_refresh' : 'nw_refresh';
  }

  read(request: FastifyRequest): string {
    return request.cookies[this.name] ?? '';
  }

  write(reply: FastifyReply, token: string, expiresAt: Date | undefined): void {
    const maxAge = expiresAt ? Math.max(0, Math.floor((expiresAt.getTime() - this.clock.nowMs()) / 1000)) : undefined;
    void reply.setCookie(this.name, token, { ...this.attributes(), maxAge });
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(this.name, this.attributes());
  }

  private attributes() {
    return { path: '/', httpOnly: true, sameSite: 'strict' as const, secure: this.secure };
  }
}
