import { mount } from 'svelte';
import App from './App.svelte';
import './type.css';
import './base.css';
import { keepProgram } from './installed';
import { fetchTexts } from './texts.svelte';

const target = document.getElementById('app');
if (target === null) throw new Error('index.html has no element #app');
await fetchTexts();
mount(App, { target });
keepProgram();
