import '@/design/design.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyTheme } from '@/lib/theme';
import { registerServiceWorker } from './register-service-worker';
import { Providers } from './providers';
import { preload, Router } from './router';

preload(window.location.pathname);
applyTheme();
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Providers>
      <Router />
    </Providers>
  </StrictMode>,
);
registerServiceWorker();
