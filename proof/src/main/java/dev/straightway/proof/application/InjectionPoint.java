package dev.straightway.proof.application;

import dev.straightway.proof.code.Method;
import dev.straightway.proof.code.Place;

/**
 * Names a place that a container fills.
 *
 * @param owner internal name of the class
 * @param member the field's name, or the method's name with its descriptor
 * @param type descriptor of the type asked for
 * @param parameter which parameter of the method, from 0; -1 for a field
 */
public record InjectionPoint(String owner, String member, String type, int parameter) {

    /** {@return the place in words, as {@code ItemService#mailer}} */
    public String words() {
        return place().in().words();
    }

    /** {@return where the application has it} */
    public Place place() {
        int bracket = member.indexOf('(');
        return bracket < 0 ? Place.member(owner, member)
                : Place.method(new Method(owner, member.substring(0, bracket), member.substring(bracket)));
    }
}
