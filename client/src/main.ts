import { mount } from 'svelte';
import App from './App.svelte';
import './design/type.css';
import './design/base.css';

const target = document.getElementById('app');
if (target) mount(App, { target });

// Browsers allow service workers only over HTTPS and on localhost; elsewhere the page needs the server.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register('/worker.js').catch(() => undefined));
}
