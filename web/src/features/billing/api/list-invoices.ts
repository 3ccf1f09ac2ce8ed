import { queryOptions } from '@tanstack/react-query';
import { apiPaths } from '@/config/api-paths';
import { api } from '@/lib/http/api-client';

export type Invoice = {
  _id: string;
  createdAt: string;
  ref: string;
  status: 'pending' | 'paid' | 'void';
  plan: { name: string; price: number };
  net: number;
  vat: number;
  total: number;
  purpose: 'purchase' | 'renewal' | 'upgrade' | null;
  paidAt: string | null;
  paymentUrl: string | null;
  /** Null until there is a paper. */
  pdf: string | null;
  creditNotes: { ref: string; pdf: string }[];
};

/** Newest first; an unpaid checkout is `pending` under its payment reference. */
export const invoicesOf = (userId: string) =>
  queryOptions({
    queryKey: ['invoices'],
    queryFn: ({ signal }) => api.get<Invoice[]>(apiPaths.invoices(userId), { signal, parse: (body) => (body as { data: Invoice[] }).data }),
  });
