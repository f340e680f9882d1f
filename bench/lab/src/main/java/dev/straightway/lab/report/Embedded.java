package dev.straightway.lab.report;

/** Makes scripts and JSON fit to stand inside of a script element, which nothing in them may end. */
final class Embedded {

    private Embedded() {
    }

    /**
     * {@return a script that means the same: what HTML would take for the end of the element is only known inside of strings}
     */
    static String script(String code) {
        return code.replaceAll("(?i)</(?=script)", "<\\\\/").replace("<!--", "<\\!--");
    }

    /** {@return JSON that means the same, without a character that HTML or old JavaScript takes for something else} */
    static String json(String json) {
        return json.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026").replace("\u2028", "\\u2028")
                .replace("\u2029", "\\u2029");
    }
}
