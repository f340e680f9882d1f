package dev.straightway.proof.application;

/**
 * Names a place that a container fills.
 *
 * @param owner internal name of the class
 * @param member the field's name, or the method's name with its descriptor
 * @param type descriptor of the type asked for
 * @param parameter which parameter of the method, from 0; -1 for a field
 */
public record InjectionPoint(String owner, String member, String type, int parameter) {

    /** {@return the place in words, as {@code org.acme.ItemService#mailer}} */
    public String words() {
        int bracket = member.indexOf('(');
        return owner.replace('/', '.') + "#" + (bracket < 0 ? member : member.substring(0, bracket));
    }
}
