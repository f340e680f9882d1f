package dev.straightway.deployment.plan;

import java.util.List;

/**
 * A way through locators to a resource method, whose threads aren't final.
 *
 * @param steps the locators, that of a root resource first
 * @param method the resource method
 */
record FlatDraft(List<Draft> steps, Draft method) {

    Draft first() {
        return steps.get(0);
    }

    /** {@return the way in words, as messages name it} */
    String words() {
        StringBuilder words = new StringBuilder();
        steps.forEach(step -> words.append(step.plan().call().signature()).append(" → "));
        return words.append(method.plan().call().signature()).toString();
    }
}
