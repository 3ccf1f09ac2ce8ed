import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { auth } from '@messages/auth';

const linkClass = 'text-accent underline underline-offset-4';
const messages = auth.signup;

export function Consent() {
  return (
    <p className="text-sm text-muted">
      {messages.consentBefore}{' '}
      <Link to={paths.terms} className={linkClass}>
        {messages.terms}
      </Link>{' '}
      {messages.and}{' '}
      <Link to={paths.privacy} className={linkClass}>
        {messages.privacy}
      </Link>
      {'.'}
    </p>
  );
}
