import { Controller, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { downloadInvoice, listInvoices } from '@nowahala/api';
import type { ResponseOf } from '@nowahala/api';
import { notFound } from '@nowahala/platform';
import { Policy, signedIn } from '../../auth/policy.js';
import { QUERY, ServiceClients } from '../../clients/services.client.js';
import { Route } from '../../request/contract.js';
import { callerOf } from '../../request/request-context.js';
import { presentInvoice } from './invoice.presenter.js';

const PDF_NAME = /^([A-Za-z0-9-]{1,64})\.pdf$/;

@Controller()
export class InvoiceController {
  constructor(private readonly clients: ServiceClients) {}

  @Route(listInvoices)
  @Policy(signedIn({ subject: 'userId' }))
  async list(@Req() request: FastifyRequest): Promise<ResponseOf<typeof listInvoices>> {
    const { userId } = callerOf(request);
    const { invoices } = await this.clients.billing.listInvoices({ userId }, QUERY);
    return { data: invoices.map((invoice) => presentInvoice(invoice, userId)) };
  }

  @Route(downloadInvoice)
  @Policy(signedIn({ subject: 'userId' }))
  async pdf(@Req() request: FastifyRequest, @Param('file') file: string, @Res() reply: FastifyReply): Promise<void> {
    const ref = PDF_NAME.exec(file)?.[1];
    if (!ref) throw notFound();
    const { pdf, fileName } = await this.clients.billing.getInvoicePdf(
      { userId: callerOf(request).userId, ref },
      { ...QUERY, deadlineMs: 8_000 },
    );
    const name = (fileName || `${ref}.pdf`).replaceAll(/[^A-Za-z0-9._-]/g, '_');
    await reply.type('application/pdf').header('content-disposition', `inline; filename="${name}"`).send(Buffer.from(pdf));
  }
}
