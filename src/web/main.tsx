import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './design/tokens.css';
import './design/base.css';
import { loadAnew, lookForNewer } from './api/newer.js';
import { lookForOthers } from './api/queries.js';
import { App } from './app/app.js';
import { NotLoaded } from './app/not-loaded.js';
import { startLanguage } from './i18n/language.js';
import { applyTheme } from './app/theme.js';

lookForNewer();
lookForOthers();
applyTheme();
const place = document.getElementById('app');
if (place === null) throw new Error('index.html has a place for the application');
const root = createRoot(place);
try {
  await startLanguage();
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
} catch {
  // After a new build its page names other files: it is loaded by itself, once.
  if (!(await loadAnew())) root.render(<NotLoaded reload={() => location.reload()} />);
}
