package dev.straightway.proof.walk;

import java.util.List;

import dev.straightway.proof.code.Generic;
import dev.straightway.proof.code.Shape;
import dev.straightway.proof.code.TypeNames;
import dev.straightway.proof.judge.ReasonKind;

/** Says what code that is not walked hands in: unknown code anything of the type, JSON what Jackson makes of it. */
final class Havoc {

    private static final List<String> SCALARS = List.of("java/lang/String", "java/lang/Integer", "java/lang/Long",
            "java/lang/Double", "java/lang/Boolean", "java/math/BigInteger", "java/math/BigDecimal");

    private static final String ANNOTATION = "java/lang/annotation/Annotation";

    private final Core core;
    private final Functions functions;
    private final ProvidedValues provided;
    /** What stands on the code of the application; cast to a type of that, it is whatever implements it. */
    private final AbstractObject annotation;
    /** What the static methods return by which JSON and conversions of text make objects. */
    private final Variable created = new Variable();

    Havoc(Core core, Functions functions, ProvidedValues provided) {
        this.core = core;
        this.annotation = AbstractObject.made(ANNOTATION, null, true);
        this.functions = functions;
        this.provided = provided;
    }

    /** Anything of the type: {@code type} is an internal name, a descriptor of an array, or null for numbers. */
    void open(Variable to, String type, Cause cause) {
        if (type != null) {
            AbstractObject object = core.objects().take(core.objects().unknown(cause), type);
            if (object != null) {
                core.flow().add(to, object);
            }
        }
    }

    /** Anything of a type of the application, or of a library, that may be of a class which nobody sees; nothing of others. */
    void unseen(Variable to, String type, Cause cause) {
        Shape shape = core.classes().shape(type);
        if (shape != null && !shape.platform() && core.objects().casts.mayBeUnseen(shape)) {
            open(to, type, cause);
        }
    }

    /** What the server, or an extension that is trusted, makes: of a reviewed type nothing of the application is in it. */
    void given(Variable to, String type, Cause cause) {
        Shape shape = core.classes().shape(type);
        if (shape != null && !shape.platform() && core.reviews().covers(shape)) {
            core.flow().add(to, core.objects().any(type));
        } else {
            open(to, type, cause);
        }
    }

    /**
     * {@return whether a type, which may be null, is a reviewed one of a library whose objects hold others: what these are, the
     * fields of its classes don't tell}
     */
    boolean holds(Shape type) {
        return type != null && !type.platform() && core.reviews().covers(type)
                && (type.signature() != null && type.signature().startsWith("<") || MapperCalls.isTree(type.name()));
    }

    /** What the application has below a type that isn't its own. */
    void below(Variable to, String type) {
        Shape shape = core.classes().shape(type);
        if (shape == null || shape.application() || shape.isFinal()) {
            return;
        }
        core.classes().concreteOfApplication(type).forEach(one -> core.flow().add(to, core.objects().object(one)));
        if (core.classes().function(type) != null) {
            functions.each(type, one -> core.flow().add(to, one));
        }
    }

    /** What JSON, or a conversion of text, makes for the type. */
    void json(Variable to, String type, Generic generic) {
        make(to, type, generic, null);
    }

    /** What a part of a request is made into: as by JSON, or by a provider of the application. */
    void request(Variable to, String type, Generic generic, ProvidedValues.Makers makers) {
        make(to, type, generic, makers);
    }

    /** @param makers null where nothing but JSON and conversions make it */
    private void make(Variable to, String type, Generic generic, ProvidedValues.Makers makers) {
        if (type == null) {
            return;
        }
        if (TypeNames.isArray(type)) {
            array(to, type, generic, makers);
            provided(to, type, makers);
            return;
        }
        Shape shape = core.classes().shape(type);
        if (shape == null || !shape.platform()) {
            core.flow().add(to, core.objects().any(type));
            proxies(to, type, created);
            if (makers != null) {
                proxies(to, type, makers.made());
                if (holds(shape)) {
                    provided(to, type, makers);
                }
            }
        } else if (AbstractObjects.isValue(type)) {
            core.flow().add(to, core.objects().value(type));
            if (!shape.isFinal()) {
                provided(to, type, makers);
            }
        } else if (makers != null && ANNOTATION.equals(type)) {
            core.flow().add(to, annotation);
        } else if (!AbstractObjects.containers(type).isEmpty()) {
            container(to, type, generic, makers);
            provided(to, type, makers);
        } else {
            other(to, shape, generic);
            provided(to, type, makers);
        }
    }

    /** Takes what a static method returns by which JSON, or a conversion of text, makes an object. */
    void created(Node creator) {
        if (creator.isStatic()) {
            core.flow().edge(creator.result, created, null);
        }
    }

    /** What is made for a type of the application may be a bean, which isn't there before it is called, or any proxy. */
    private void proxies(Variable to, String type, Variable made) {
        Shape shape = core.classes().shape(type);
        core.flow().listen(made, object -> {
            AbstractObject taken = core.objects().take(object, type);
            if (taken != null && (taken.proxy != null
                    || taken.kind == AbstractObject.Kind.UNKNOWN && shape != null && core.objects().casts.mayBeUnseen(shape))) {
                core.flow().add(to, taken);
            }
        });
    }

    private void provided(Variable to, String type, ProvidedValues.Makers makers) {
        if (makers != null) {
            provided.give(to, type, makers);
        }
    }

    private void array(Variable to, String type, Generic generic, ProvidedValues.Makers makers) {
        Variable content = new Variable();
        Generic inner = generic != null && generic.type().equals("[") ? generic.arguments().get(0) : null;
        make(content, TypeNames.element(type), inner, makers);
        core.flow().add(to, AbstractObject.of(AbstractObject.Kind.ARRAY, type, content));
    }

    private void container(Variable to, String type, Generic generic, ProvidedValues.Makers makers) {
        Variable content = new Variable();
        if (generic == null || !generic.type().equals(type) || generic.arguments().isEmpty()) {
            natural(content);
            provided(content, TypeNames.OBJECT, makers);
        } else {
            for (Generic argument : generic.arguments()) {
                make(content, argument.erased(), argument, makers);
            }
        }
        for (String container : AbstractObjects.containers(type)) {
            core.flow().add(to, AbstractObject.of(AbstractObject.Kind.PLATFORM, container, content));
        }
    }

    /** JSON makes no functions, so that a use of one is a gap; of other types of the platform nothing is known. */
    private void other(Variable to, Shape shape, Generic generic) {
        Variable natural = new Variable();
        natural(natural);
        if (generic != null && generic.type().equals(shape.name())) {
            generic.arguments().forEach(argument -> json(natural, argument.erased(), argument));
        }
        boolean some = false;
        for (int i = 0, known = natural.points().size(); i < known; i++) {
            AbstractObject object = natural.points().get(i);
            if (core.objects().take(object, shape.name()) != null) {
                core.flow().add(to, object);
                some = true;
            }
        }
        boolean constant = "java/lang/Enum".equals(shape.superName());
        if (constant) {
            core.flow().add(to, core.objects().value(shape.name()));
        } else if (!shape.isAbstract() && !shape.name().equals(TypeNames.OBJECT)) {
            core.flow().add(to, AbstractObject.of(AbstractObject.Kind.PLATFORM, shape.name(), natural));
        } else if (!some && !shape.name().startsWith("java/util/function/")) {
            open(to, shape.name(),
                    Cause.of(ReasonKind.READ_AS, "what a request or JSON gives for " + TypeNames.words(shape.name())));
        }
    }

    private void natural(Variable content) {
        SCALARS.forEach(type -> core.flow().add(content, core.objects().value(type)));
        core.flow().add(content, AbstractObject.of(AbstractObject.Kind.PLATFORM, "java/util/ArrayList", content));
        core.flow().add(content, AbstractObject.of(AbstractObject.Kind.PLATFORM, "java/util/LinkedHashMap", content));
    }
}
