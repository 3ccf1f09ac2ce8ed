import { api } from '@/lib/http/api-client';
import { saveFile } from '@/lib/http/save-file';

/** An invoice or credit note as PDF; `address` is the one that the list names. */
export async function downloadDocument({ ref, pdf }: { ref: string; pdf: string }): Promise<void> {
  const response = await api.raw(pdf.replace(/^\/api/, ''));
  saveFile(await response.blob(), `${ref}.pdf`);
}
