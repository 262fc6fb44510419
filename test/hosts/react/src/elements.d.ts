import 'donation-widget/react';
