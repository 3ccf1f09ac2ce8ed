import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { auth } from '@messages/auth';

const linkClass = 'text-accent underline underline-offset-4';
const words = auth.signup;

export function Consent() {
  return (
    <p className="text-sm text-muted">
      {words.consentBefore}{' '}
      <Link to={paths.terms} className={linkClass}>
        {words.terms}
      </Link>{' '}
      {words.and}{' '}
      <Link to={paths.privacy} className={linkClass}>
        {words.privacy}
      </Link>
      {'.'}
    </p>
  );
}
