import { CopyButton } from '@/components/ui/copy-button';
import { heartbeats } from '@messages/heartbeats';
import { snippetsFor } from '../model/snippets';

const messages = heartbeats.snippets;

/** What to paste into the job. */
export function Snippets({ address }: { address: string }) {
  const snippets = snippetsFor(address);
  return (
    <div className="space-y-5">
      <Snippet title={messages.cron} text={messages.cronText} code={snippets.cron} />
      <Snippet title={messages.result} text={messages.resultText} code={snippets.result} />
      <Snippet title={messages.powershell} code={snippets.powershell} />
      <Snippet title={messages.wordpress} text={messages.wordpressText} code={snippets.wordpress} />
    </div>
  );
}

function Snippet({ title, text, code }: { title: string; text?: string; code: string }) {
  return (
    <div>
      <h3 className="font-medium">{title}</h3>
      {text && <p className="text-sm text-muted">{text}</p>}
      <pre className="my-2 overflow-x-auto rounded-lg bg-sunken p-3 text-sm whitespace-pre-wrap [overflow-wrap:anywhere]">{code}</pre>
      <CopyButton
        text={code}
        label={messages.copy(title)}
        done={heartbeats.copied}
        className="max-sm:text-start max-sm:whitespace-normal"
      />
    </div>
  );
}
