import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { notFound } from '@nowahala/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Describe } from '../../openapi/describe.js';
import { examples } from '../../openapi/examples.js';
import { callerOf } from '../../request/request-context.js';
import { Policy, signedIn } from '../../auth/policy.js';
import { QUERY, ServiceClients } from '../../clients/services.client.js';
import { presentInvoice } from './invoice.presenter.js';

const PDF_NAME = /^([A-Za-z0-9-]{1,64})\.pdf$/;

@Controller('api/invoice')
export class InvoiceController {
  constructor(private readonly clients: ServiceClients) {}

  @Get(':userId')
  @Policy(signedIn({ subject: 'userId' }))
  @Describe({
    summary: 'List invoices',
    more: 'Newest first. An unpaid checkout is listed as pending under its payment reference.',
    answer: { data: [examples.invoice] },
  })
  async list(@Req() request: FastifyRequest) {
    const { userId } = callerOf(request);
    const { invoices } = await this.clients.billing.listInvoices({ userId }, QUERY);
    return { data: invoices.map((invoice) => presentInvoice(invoice, userId)) };
  }

  @Get(':userId/:file')
  @Policy(signedIn({ subject: 'userId' }))
  @Describe({ summary: 'Download an invoice', more: 'The file is named {ref}.pdf.', type: 'application/pdf', answer: 'the PDF' })
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
