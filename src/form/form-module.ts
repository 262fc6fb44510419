// Makes a form answer: it reads the donor's answers, keeps them, and sends them. It loads right after the first view.
export { LiveForm } from './live-form.js';
