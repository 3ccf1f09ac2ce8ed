import { StrictMode } from 'react';
import { Providers } from './providers';
import { Router } from './router';

/** What is drawn at build time and what wakes it up must be the same tree. */
export const App = () => (
  <StrictMode>
    <Providers>
      <Router />
    </Providers>
  </StrictMode>
);
