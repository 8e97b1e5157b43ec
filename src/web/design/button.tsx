import type { ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: 'main' | 'plain' | 'quiet';
}

export const Button = ({ look = 'plain', type = 'button', className = '', ...rest }: ButtonProps) => (
  <button type={type} data-look={look} className={`${styles['button'] ?? ''} ${className}`} {...rest} />
);

/** For links that look like buttons. */
export const buttonClass = styles['button'] ?? '';
