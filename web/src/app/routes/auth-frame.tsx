import { Outlet } from 'react-router-dom';

export default function AuthFrame() {
  return (
    <main id="content" tabIndex={-1} className="focus:outline-none">
      <Outlet />
    </main>
  );
}
