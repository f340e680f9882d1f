package dev.straightway.runtime.routing;

/**
 * A piece of a path template: text or a variable.
 */
sealed interface Part {

    /** {@return how the part stands in a template's text} */
    String text();

    /** {@return the text without the variable's name} */
    String shape();

    /**
     * @param text percent-encoded, never empty
     */
    record Text(String text) implements Part {

        @Override
        public String shape() {
            return text;
        }
    }

    /**
     * @param regex the user's own, or null for "anything but a slash"
     */
    record Variable(String name, String regex) implements Part {

        @Override
        public String text() {
            return regex == null ? "{" + name + "}" : "{" + name + ":" + regex + "}";
        }

        @Override
        public String shape() {
            return regex == null ? "{}" : "{:" + regex + "}";
        }
    }
}
