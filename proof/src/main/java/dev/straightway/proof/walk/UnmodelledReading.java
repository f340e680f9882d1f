package dev.straightway.proof.walk;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

import dev.straightway.proof.code.Generic;
import dev.straightway.proof.code.Shape;
import dev.straightway.proof.code.TypeNames;
import dev.straightway.proof.judge.ReasonKind;

/**
 * Lets values be what code makes of a text that the walk doesn't follow: deserializers, modules and mixins of Jackson,
 * converters of the configuration. Who has that done isn't proven, but may leave it where others find it.
 * <p>
 * It makes objects of the application's classes. A type of the application's own may be any of them anyway, so this is about
 * types of the platform, which Jackson and SmallRye on their own fill with objects of the platform.
 */
final class UnmodelledReading {

    private static final Set<String> ANYTHING = Set.of(TypeNames.OBJECT, "java/lang/Comparable", "java/io/Serializable",
            "java/lang/Cloneable");

    /** What Jackson keeps as the objects that they are where it reads what it has written to memory. */
    private static final List<String> NUMBERS = List.of("java/math/BigInteger", "java/math/BigDecimal");

    private static final Cause MAPPER = Cause.of(ReasonKind.READ_BY_SETTINGS,
            "what a mapper reads that is set up by code which isn't followed");

    private final Core core;
    private final Havoc havoc;
    private final List<Runnable> waiting = new ArrayList<>();
    private Consumer<String> filler;
    private boolean anything;
    private boolean changed;
    /** Own numbers that JSON writes. */
    private final Variable written = new Variable();
    /** What may be read from memory as the object that it is. */
    private final Variable kept = new Variable();
    private final Set<Variable> trees = new HashSet<>();
    private boolean ofMemory;
    private boolean ofUnseenMemory;

    UnmodelledReading(Core core, Havoc havoc) {
        this.core = core;
        this.havoc = havoc;
        core.inputs().json(who -> who.ifPresent(words -> change()));
    }

    /** Gives what has JSON fill the objects of the classes at and below a type. */
    void fillBy(Consumer<String> given) {
        filler = given;
    }

    /**
     * What is made.
     *
     * @param any whether a type of the platform may be any that there is, and not one of the application alone
     */
    private record Made(Cause cause, boolean any) {
    }

    /** Lets a value be anything that such code makes for a type. */
    void make(Variable to, Generic type, Cause cause) {
        make(to, type, new Made(cause, false));
    }

    /** Lets a value be anything that a field of a type can hold. */
    void hold(Variable to, Generic type, Cause cause) {
        make(to, type, new Made(cause, true));
    }

    private void make(Variable to, Generic type, Made made) {
        String erased = type.erased();
        Shape shape = core.classes().shape(erased);
        if (TypeNames.isArray(erased)) {
            array(to, type, (content, element) -> make(content, element, made));
        } else if (havoc.holds(shape)) {
            havoc.open(to, erased, made.cause());
        } else if (shape != null && !shape.platform()) {
            if (!made.any()) {
                havoc.unseen(to, erased, made.cause());
            }
        } else if (shape != null && shape.isFinal()) {
            container(to, type, (content, element) -> make(content, element, made));
        } else if (shape != null) {
            if (ANYTHING.contains(erased) || core.classes().function(erased) != null || made.any() && isOpen(shape, type)) {
                havoc.open(to, erased, made.cause());
                if (!made.any()) {
                    anything();
                }
            } else {
                havoc.below(to, erased);
                fill(erased);
                container(to, type, (content, element) -> make(content, element, made));
            }
        }
    }

    /** A text may name the class of what is made: it is seen only where the object is taken for a class. */
    private void anything() {
        if (!anything) {
            anything = true;
            core.objects().narrowings.each(this::fill);
        }
    }

    private void fill(String type) {
        core.flow().later(() -> filler.accept(type));
    }

    /** Lets a value be what a mapper has kept in memory. */
    private void keep(Variable to, Generic type) {
        String erased = type.erased();
        if (TypeNames.isArray(erased)) {
            array(to, type, this::keep);
        } else if (core.classes().shape(erased) != null) {
            if (NUMBERS.stream().anyMatch(number -> core.classes().subtype(number, erased))) {
                core.flow().edge(kept, to, erased);
            } else if (MapperCalls.isTree(erased)) {
                core.flow().add(to, core.objects().made(erased, kept, false));
            }
            container(to, type, this::keep);
        }
    }

    /** Whether it isn't told here what objects of a type of the platform are, or hold. */
    private static boolean isOpen(Shape shape, Generic type) {
        return (shape.isAbstract() || !type.arguments().isEmpty()) && AbstractObjects.containers(shape.name()).isEmpty()
                && !AbstractObjects.isValue(shape.name());
    }

    private void array(Variable to, Generic type, BiConsumer<Variable, Generic> fill) {
        if (type.type().equals("[") && type.arguments().get(0).erased() != null) {
            Variable content = new Variable();
            fill.accept(content, type.arguments().get(0));
            core.flow().add(to, AbstractObject.of(AbstractObject.Kind.ARRAY, type.erased(), content));
        }
    }

    private void container(Variable to, Generic type, BiConsumer<Variable, Generic> fill) {
        List<String> containers = AbstractObjects.containers(type.type());
        if (containers.isEmpty()) {
            return;
        }
        Variable content = new Variable();
        List<Generic> held = type.arguments().isEmpty() ? List.of(Generic.OBJECT) : type.arguments();
        held.forEach(one -> fill.accept(content, one));
        containers.forEach(one -> core.flow().add(to, AbstractObject.of(AbstractObject.Kind.PLATFORM, one, content)));
    }

    /** The same where code of the application may have a mapper do more than it does by itself. */
    void read(Variable to, Generic type) {
        Runnable make = () -> make(to, type, MAPPER);
        if (changed) {
            make.run();
        } else {
            waiting.add(make);
            keep(to, type);
        }
    }

    /** Takes what JSON writes. */
    void written(AbstractObject object) {
        if (object.kind == AbstractObject.Kind.OBJECT && isNumber(object.type)) {
            core.flow().add(written, object);
        }
    }

    private boolean isNumber(String type) {
        return NUMBERS.stream().anyMatch(number -> core.classes().subtype(type, number));
    }

    /** Lets what is read have been written to memory. */
    void ofMemory() {
        if (!ofMemory) {
            ofMemory = true;
            core.flow().edge(written, kept, null);
        }
    }

    /** The same where nobody sees what was written. */
    void ofUnseenMemory() {
        if (!ofUnseenMemory) {
            ofUnseenMemory = true;
            NUMBERS.forEach(number -> core.classes().concreteOfApplication(number)
                    .forEach(own -> core.flow().add(kept, core.objects().object(own))));
        }
    }

    /** Lets what is read have been put into a tree as the object that it is. */
    void ofTree(Variable read) {
        if (!trees.add(read)) {
            return;
        }
        core.flow().listen(read, tree -> {
            if (tree.kind == AbstractObject.Kind.UNKNOWN) {
                core.flow().add(kept, tree);
            } else if (MapperCalls.isTree(tree.type) && tree.content != null && trees.add(tree.content)) {
                core.flow().listen(tree.content, this::put);
            }
        });
    }

    private void put(AbstractObject object) {
        boolean json = object.type != null && (MapperCalls.isTree(object.type) || AbstractObjects.isValue(object.type));
        if (!json) {
            core.flow().add(kept, object);
        }
    }

    /** Lets all that mappers read be made by such code. */
    void change() {
        changed = true;
        List<Runnable> all = List.copyOf(waiting);
        waiting.clear();
        all.forEach(Runnable::run);
    }
}
