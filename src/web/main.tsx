import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './design/tokens.css';
import './design/base.css';
import { lookForNewer } from './api/newer.js';
import { lookForOthers } from './api/queries.js';
import { App } from './app/app.js';
import { startLanguage } from './i18n/language.js';
import { applyTheme } from './app/theme.js';

lookForNewer();
lookForOthers();
applyTheme();
await startLanguage();
const place = document.getElementById('app');
if (place === null) throw new Error('index.html has a place for the application');
createRoot(place).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
