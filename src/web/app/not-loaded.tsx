import { Button } from '../design/button.js';
import styles from '../design/states.module.css';

/**
 * In place of the application where not even its messages came: in every language, for there is none to choose from.
 */
export const NotLoaded = ({ reload }: { readonly reload: () => void }) => (
  <main className={styles['state']} role="alert">
    <h1 lang="en">Kifu did not load</h1>
    <p lang="en">
      A part of it did not come: the connection was lost, or there is a newer version. Load the page again.
    </p>
    <h2 lang="zh-Hans">Kifu 未能加载</h2>
    <p lang="zh-Hans">有一部分未能载入：连接中断，或已有新版本。请重新加载页面。</p>
    <Button look="main" onClick={reload}>
      <span lang="en">Reload</span> · <span lang="zh-Hans">重新加载</span>
    </Button>
  </main>
);
