import 'donation-widget';
