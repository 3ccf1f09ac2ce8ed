import { Outlet } from 'react-router-dom';

export default function PublicFrame() {
  return (
    <main id="content" tabIndex={-1} className="focus:outline-none">
      <Outlet />
    </main>
  );
}
