package dev.straightway.deployment.plan;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import org.jboss.jandex.AnnotationInstance;
import org.jboss.jandex.AnnotationTarget;
import org.jboss.jandex.AnnotationValue;
import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;
import org.jboss.jandex.FieldInfo;
import org.jboss.jandex.IndexView;
import org.jboss.jandex.MethodInfo;
import org.jboss.jandex.ParameterizedType;
import org.jboss.jandex.Type;

import dev.straightway.deployment.model.NamedClasses;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.types.Constraints;
import dev.straightway.proof.application.AskedValue;
import dev.straightway.proof.code.Method;

/**
 * Knows which code of the application runs while the call of a resource method is validated: the getters that have constraints,
 * of the types of the method's parameters and result, of all below them and of what is validated with these. The constraints
 * that come with Hibernate Validator compute on a value of the platform; a value of the application's own class is asked for
 * what it overrides, which isn't followed, like all else that may run.
 */
public final class ValidationCode {

    private static final List<String> BUILT_IN = List.of("jakarta.validation.", "org.hibernate.validator.constraints.");
    /** These run a script, open a URL or ask elements of a collection for equality. */
    private static final Set<String> UNSEEN = Set.of("ScriptAssert", "ParameterScriptAssert", "URL", "UniqueElements");
    /** Asked of any object, these call nothing of it. */
    private static final Set<String> ASK_NOTHING = Set.of("jakarta.validation.constraints.NotNull",
            "jakarta.validation.constraints.NotNull$List", "jakarta.validation.constraints.Null",
            "jakarta.validation.constraints.Null$List");
    /** The most usual types that nothing is below. */
    private static final Set<String> FINAL = Set.of("java.lang.String", "java.lang.Boolean", "java.lang.Integer",
            "java.lang.Long", "java.lang.Double", "java.time.Instant", "java.time.LocalDate", "java.time.LocalDateTime",
            "java.util.UUID");
    /** No constraint asks a value for what these types of the platform declare. */
    private static final Set<String> NEVER_ASKED = Set.of("java.lang.Object", "java.lang.Record", "java.lang.Enum",
            "java.lang.Comparable", "java.io.Serializable", "java.lang.Cloneable", "java.io.Closeable",
            "java.lang.AutoCloseable", "java.util.concurrent.Flow$Publisher");
    private static final DotName CONSTRAINT = DotName.createSimple("jakarta.validation.Constraint");
    private static final DotName SEQUENCE = DotName.createSimple("org.hibernate.validator.group.GroupSequenceProvider");
    private static final String EXPRESSION = "${";
    /** What the application may put in the place of parts of the validator. */
    private static final List<DotName> PARTS = Stream.of("jakarta.validation.MessageInterpolator",
            "jakarta.validation.TraversableResolver", "jakarta.validation.ConstraintValidatorFactory",
            "jakarta.validation.ParameterNameProvider", "jakarta.validation.ClockProvider",
            "jakarta.validation.valueextraction.ValueExtractor",
            "org.hibernate.validator.spi.scripting.ScriptEvaluatorFactory",
            "org.hibernate.validator.spi.messageinterpolation.LocaleResolver",
            "org.hibernate.validator.spi.nodenameprovider.PropertyNodeNameProvider",
            "org.hibernate.validator.spi.properties.GetterPropertySelectionStrategy",
            "io.quarkus.hibernate.validator.ValidatorFactoryCustomizer").map(DotName::createSimple).toList();
    private static final List<String> EXTENSIONS = List.of("io.quarkus.", "org.hibernate.");

    /** Nothing is validated. */
    public static final ValidationCode NOTHING = new ValidationCode(Constraints.NONE, null, null, Optional.empty());

    private final Constraints constraints;
    private final IndexView index;
    private final IndexView own;
    private final Optional<String> everywhere;

    /**
     * @param constraints what is validated
     * @param own the application's classes, whatever package they are in
     * @param messages why it isn't known what the texts of violations ask for; empty where they are plain
     */
    public ValidationCode(Constraints constraints, IndexView index, IndexView own, Optional<String> messages) {
        this.constraints = constraints;
        this.index = index;
        this.own = own;
        this.everywhere = constraints.annotations().isEmpty() ? Optional.empty() : messages.or(this::parts);
    }

    /**
     * What runs beside the method itself.
     *
     * @param getters what is called by reflection
     * @param asked values of types of the platform, which may be of a class of the application
     * @param unseen what can't be followed, in words; empty where all is known
     */
    public record Found(List<Method> getters, List<AskedValue> asked, Optional<String> unseen) {

        static final Found NOTHING = new Found(List.of(), List.of(), Optional.empty());
    }

    /** {@return whether the calls of a method are validated} */
    boolean validates(ResourceMethod method) {
        return constraints.on(method);
    }

    public Found of(ResourceMethod method) {
        if (!constraints.on(method)) {
            return Found.NOTHING;
        }
        Walk walk = new Walk();
        Constraints.declarations(method).forEach(declaration -> walk.signature(declaration, method.declaration()));
        return new Found(List.copyOf(walk.getters), List.copyOf(walk.asked),
                everywhere.or(() -> walk.unseen.stream().findFirst()));
    }

    private Optional<String> parts() {
        return PARTS.stream().flatMap(part -> index.getAllKnownImplementations(part).stream())
                .filter(type -> own.getClassByName(type.name()) != null
                        || EXTENSIONS.stream().noneMatch(type.name().toString()::startsWith))
                .map(type -> type.name().toString()).sorted()
                .findFirst().map(name -> name + " takes part in all validation");
    }

    /** {@return the types of what an annotation stands at, or stands within the type of} */
    private static Stream<Type> constrained(AnnotationTarget target) {
        return switch (target.kind()) {
            case TYPE -> {
                AnnotationTarget around = target.asType().enclosingTarget();
                yield around.kind() == AnnotationTarget.Kind.METHOD ? signature(around.asMethod()) : constrained(around);
            }
            case METHOD -> Stream.of(target.asMethod().returnType());
            case METHOD_PARAMETER -> Stream.of(target.asMethodParameter().type());
            case FIELD -> Stream.of(target.asField().type());
            case RECORD_COMPONENT -> Stream.of(target.asRecordComponent().type());
            case CLASS -> Stream.of(Type.create(target.asClass().name(), Type.Kind.CLASS));
        };
    }

    private static Stream<Type> signature(MethodInfo method) {
        return Stream.concat(method.parameterTypes().stream(), Stream.of(method.returnType()));
    }

    /**
     * {@return whether an annotation stands at what another type holds, as an element of a list, for which its holder is asked}
     */
    private static boolean isWithin(AnnotationInstance annotation) {
        AnnotationTarget target = annotation.target();
        return target.kind() == AnnotationTarget.Kind.TYPE
                && constrained(target).noneMatch(type -> type.equals(target.asType().target()));
    }

    /** {@return whether the value at which a constraint stands is asked for anything, or what holds that value} */
    private static boolean asks(AnnotationInstance annotation) {
        return !ASK_NOTHING.contains(annotation.name().toString()) || isWithin(annotation);
    }

    /** {@return whether a type names one that isn't the application's, which one of the application may be below} */
    private boolean isOpen(Type type) {
        return NamedClasses.of(type).filter(name -> !FINAL.contains(name.toString()))
                .anyMatch(name -> name.toString().startsWith("java.") || index.getClassByName(name) == null);
    }

    /** {@return whether a class of the application is a text, a collection, a number, a time or the like} */
    private boolean asked(DotName name) {
        ClassInfo type = name.toString().startsWith("java.") ? null : index.getClassByName(name);
        return type != null && Stream.concat(Stream.ofNullable(type.superName()), type.interfaceNames().stream())
                .anyMatch(
                        above -> above.toString().startsWith("java.") ? !NEVER_ASKED.contains(above.toString()) : asked(above));
    }

    /** One walk through the types of a method. */
    private final class Walk {

        private final Set<DotName> seen = new LinkedHashSet<>();
        private final Set<Method> getters = new LinkedHashSet<>();
        private final Set<AskedValue> asked = new LinkedHashSet<>();
        private final Set<String> unseen = new LinkedHashSet<>();

        /** @param called what runs, the method itself or one that overrides it */
        void signature(MethodInfo method, MethodInfo called) {
            method.annotations().stream().filter(constraints::is).forEach(annotation -> {
                constraint(annotation);
                if (asks(annotation)) {
                    asked(annotation.target(), called);
                }
            });
            boolean cascades = method.annotations().stream().map(AnnotationInstance::name).anyMatch(Constraints.VALID::equals);
            method.parameterTypes().forEach(type -> type(type, cascades));
            type(method.returnType(), cascades);
        }

        /** Where an annotation stands within a type, it may be that of any parameter. */
        private void asked(AnnotationTarget target, MethodInfo called) {
            boolean parameter = target.kind() == AnnotationTarget.Kind.METHOD_PARAMETER;
            if (target.kind() != AnnotationTarget.Kind.METHOD) {
                called.parameters().stream()
                        .filter(one -> !parameter || one.position() == target.asMethodParameter().position())
                        .filter(one -> isOpen(one.type()))
                        .forEach(one -> asked.add(new AskedValue.Parameter(of(called), one.position())));
            }
            if (!parameter && isOpen(called.returnType())) {
                asked.add(new AskedValue.Result(of(called)));
            }
        }

        private void type(Type type, boolean cascades) {
            switch (type.kind()) {
                case CLASS -> type(type.name(), cascades);
                case PARAMETERIZED_TYPE -> {
                    type(type.name(), false);
                    key(type.asParameterizedType());
                    type.asParameterizedType().arguments().forEach(argument -> type(argument, cascades));
                }
                case ARRAY -> type(type.asArrayType().elementType(), cascades);
                case TYPE_VARIABLE, UNRESOLVED_TYPE_VARIABLE, TYPE_VARIABLE_REFERENCE, WILDCARD_TYPE ->
                    unknown(type.toString(), cascades);
                case PRIMITIVE, VOID -> {
                    // nothing of the application
                }
            }
        }

        /** What is validated is the class of the object, which may be any below. */
        private void type(DotName name, boolean cascades) {
            if (name.equals(DotName.OBJECT_NAME)) {
                unknown("Object", cascades);
            } else if (!name.toString().startsWith("java.") && seen.add(name)) {
                ClassInfo type = index.getClassByName(name);
                if (type == null) {
                    unknown(name.toString(), cascades);
                } else {
                    declaration(type);
                    index.getAllKnownSubclasses(name).forEach(below -> type(below.name(), true));
                    index.getAllKnownImplementations(name).forEach(below -> type(below.name(), true));
                }
            }
        }

        /** The path to a value that breaks a constraint has the text of its key. */
        private void key(ParameterizedType type) {
            DotName key = type.arguments().get(0).name();
            ClassInfo own = type.arguments().size() < 2 || key.toString().startsWith("java.") ? null
                    : index.getClassByName(key);
            if (own != null) {
                unseen.add("the path of a violation asks keys of " + key + ", the application's own class, for their text,"
                        + " which isn't followed");
            }
        }

        private void unknown(String type, boolean cascades) {
            if (cascades) {
                unseen.add("the constraints of what is a " + type + " aren't known");
            }
        }

        private void declaration(ClassInfo type) {
            if (type.hasDeclaredAnnotation(SEQUENCE)) {
                unseen.add("the group sequence of " + type.name() + " is chosen by code");
            }
            constraints.in(type).forEach(annotation -> {
                constraint(annotation);
                member(annotation);
            });
            if (type.superName() != null && !type.isInterface()) {
                type(type.superName(), false);
            }
            type.interfaceNames().forEach(above -> type(above, false));
        }

        /** The value of a constrained getter is asked for; what {@code @Valid} stands at is validated in turn. */
        private void member(AnnotationInstance annotation) {
            AnnotationTarget target = annotation.target().kind() == AnnotationTarget.Kind.TYPE
                    ? annotation.target().asType().enclosingTarget()
                    : annotation.target();
            boolean cascades = annotation.name().equals(Constraints.VALID);
            if (target.kind() == AnnotationTarget.Kind.METHOD) {
                MethodInfo getter = target.asMethod();
                if (getter.parametersCount() == 0) {
                    overriding(getter).forEach(one -> {
                        getters.add(of(one));
                        if (asks(annotation) && !one.isAbstract() && isOpen(one.returnType())) {
                            asked.add(new AskedValue.Result(of(one)));
                        }
                    });
                    type(getter.returnType(), cascades);
                }
            } else if (target.kind() == AnnotationTarget.Kind.FIELD) {
                FieldInfo field = target.asField();
                if (asks(annotation) && isOpen(field.type())) {
                    asked.add(new AskedValue.Field(field.declaringClass().name().toString('/'), field.name(),
                            field.type().descriptor()));
                }
                type(field.type(), cascades);
            }
        }

        /** {@return a getter, and what overrides it} */
        private Stream<MethodInfo> overriding(MethodInfo getter) {
            DotName declaring = getter.declaringClass().name();
            return Stream.concat(Stream.of(getter), Stream
                    .concat(index.getAllKnownSubclasses(declaring).stream(),
                            index.getAllKnownImplementations(declaring).stream())
                    .flatMap(below -> below.methods().stream())
                    .filter(method -> method.name().equals(getter.name()) && method.parametersCount() == 0
                            && !method.isSynthetic()));
        }

        private Method of(MethodInfo method) {
            return Method.of(method.declaringClass().name().toString(), method.name(), method.descriptor());
        }

        private void constraint(AnnotationInstance annotation) {
            message(annotation.name(), annotation.value("message"));
            if (asks(annotation)) {
                constrained(annotation.target()).flatMap(NamedClasses::of).flatMap(name -> found(annotation, name))
                        .filter(ValidationCode.this::asked).findFirst()
                        .ifPresent(
                                name -> unseen.add("@" + annotation.name().withoutPackagePrefix() + " asks objects of " + name
                                        + ", the application's own class, for what it overrides, which isn't followed"));
            }
            constraint(annotation.name());
        }

        /** @param message {@code null} if there is none */
        private void message(DotName name, AnnotationValue message) {
            if (message != null && message.asString().contains(EXPRESSION)) {
                unseen.add("the message of @" + name.withoutPackagePrefix() + " is an expression, which may call any code");
            }
        }

        /** What is validated with its owner is gone through if it is a list or the like, whatever it is declared as. */
        private Stream<DotName> found(AnnotationInstance annotation, DotName name) {
            boolean cascades = annotation.name().equals(Constraints.VALID) && !name.toString().startsWith("java.");
            return !cascades ? Stream.of(name)
                    : Stream.concat(Stream.of(name), Stream
                            .concat(index.getAllKnownSubclasses(name).stream(),
                                    index.getAllKnownImplementations(name).stream())
                            .map(ClassInfo::name));
        }

        private void constraint(DotName name) {
            String simple = name.withoutPackagePrefix();
            if (BUILT_IN.stream().anyMatch(name.toString()::startsWith)) {
                if (UNSEEN.stream().anyMatch(one -> simple.equals(one) || simple.equals(one + "$List"))) {
                    unseen.add("what @" + simple + " runs isn't followed");
                }
            } else if (seen.add(name)) {
                own(name, index.getClassByName(name));
            }
        }

        /** A constraint that is made of others only needs no validator. */
        private void own(DotName name, ClassInfo type) {
            AnnotationInstance constraint = type == null ? null : type.declaredAnnotation(CONSTRAINT);
            MethodInfo message = type == null ? null : type.method("message");
            if (message != null) {
                message(name, message.defaultValue());
            }
            if (constraint != null && constraint.value("validatedBy").asClassArray().length == 0) {
                type.declaredAnnotations().stream().filter(constraints::is).forEach(this::constraint);
            } else {
                unseen.add("the constraint @" + name.withoutPackagePrefix() + " is checked by "
                        + (constraint == null ? "code that isn't known"
                                : constraint.value("validatedBy").asClassArray()[0].name().toString())
                        + ", which isn't followed");
            }
        }
    }
}
