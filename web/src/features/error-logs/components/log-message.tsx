import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { errorLogs } from '@messages/error-logs';

const messages = errorLogs.drawer;
/** About four lines on a phone. */
const FOLDED_FROM = 160;

/** A program may send two thousand characters; what to do must not wait below them. */
export function LogMessage({ text }: { text: string }) {
  const [whole, setWhole] = useState(text.length <= FOLDED_FROM);
  return (
    <section>
      <h3 className="text-sm font-medium text-muted">{messages.message}</h3>
      <p id="log-message" className={`person-text mt-1 text-lg leading-snug font-semibold ${whole ? '' : 'line-clamp-4'}`}>
        {text}
      </p>
      {text.length > FOLDED_FROM && (
        <Button
          variant="plain"
          size="small"
          className="mt-1 -ml-3"
          aria-expanded={whole}
          aria-controls="log-message"
          onClick={() => setWhole(!whole)}
        >
          {whole ? messages.lessMessage : messages.wholeMessage}
        </Button>
      )}
    </section>
  );
}
