package dev.straightway.proof.walk;

import dev.straightway.proof.code.Generic;

/**
 * Has the methods of the application called that tell something, on objects of all its classes: an object of which nothing is
 * known may be of any. Who does so isn't proven; but such a method may keep its object.
 */
final class AllObjects {

    private final Core core;
    private boolean asked;

    AllObjects(Core core) {
        this.core = core;
    }

    void ask() {
        if (!asked) {
            asked = true;
            core.annotations().data(core.classes()).map(Generic::type).forEach(this::ask);
        }
    }

    private void ask(String type) {
        core.classes().supertypes(type).stream().map(core.classes()::shape)
                .filter(shape -> shape != null && shape.application()).flatMap(shape -> shape.declared().stream())
                .filter(found -> !found.isAbstract() && WrittenObjects.asksNothing(found.node())).map(core.graph()::node)
                .forEach(node -> core.flow().add(node.parameters.get(0), core.objects().object(type)));
    }
}
