import type { InvoiceResponse } from '@nowahala/api';
import { queryOptions } from '@tanstack/react-query';
import { apiPaths } from '@/config/api-paths';
import { api } from '@/lib/http/api-client';

/** Newest first; an unpaid checkout is `pending` under its payment reference. */
export const invoicesOf = (userId: string) =>
  queryOptions({
    queryKey: ['invoices'],
    queryFn: ({ signal }) =>
      api.get<InvoiceResponse[]>(apiPaths.invoices(userId), { signal, parse: (body) => (body as { data: InvoiceResponse[] }).data }),
  });
