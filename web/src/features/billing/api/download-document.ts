import { api } from '@/lib/http/api-client';
import { saveFile } from '@/lib/http/save-file';

/** An invoice or credit note as PDF; `address` is the one that the list names. */
export async function downloadDocument({ ref, pdf }: { ref: string; pdf: string }): Promise<void> {
  saveFile(await api.file(pdf.replace(/^\/api/, '')), `${ref}.pdf`);
}
