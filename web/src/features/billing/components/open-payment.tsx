import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useUser } from '@/lib/session/current-user';
import { PendingPayment } from './pending-payment';

/** The unfinished payment on the pages that wait for its plan; the details are on the billing page. */
export function OpenPayment() {
  const navigate = useNavigate();
  const { plan } = useUser();
  if (!plan.pendingPayment) return null;
  const { ref } = plan.pendingPayment;
  return (
    <PendingPayment
      pending={plan.pendingPayment}
      hasPlan={plan.hasPlan}
      onAgain={() => void navigate(paths.billing)}
      onCheck={() => void navigate(`${paths.billing}?${new URLSearchParams({ ref }).toString()}`)}
    />
  );
}
