package dev.straightway.deployment.check;

import java.util.List;
import java.util.function.Predicate;

import org.jboss.jandex.Type;

import dev.straightway.deployment.model.LinkInterface;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.types.links.LinkTargets;

/** Runs every rule over an application. */
public final class Checker {

    /** The path rules come first: where a template is malformed, the others have nothing to say. */
    private static final List<Rule> RULES = List.of(new TemplateRule(), new PathParameterRule(),
            new CallableRule(), new SuspendingRule(), new DesignatorRule(), new AnswerRule(), new EntityRule(),
            new ConversionRule(), new PartRule(),
            new SeparatorRule(), new DateFormatRule(), new SuspensionRule(), new MediaTypeRule(), new ReaderRule(),
            new WriterRule(), new KryoRule(), new StreamRule(), new ThreadRule(), new FormThreadRule(),
            new ApplicationRule(), new LocatorRule(), new BeanParamRule(), new CallbackMethodRule(),
            new CallbackParameterRule(), new CallbackResultRule(), new MappedExceptionRule(), new MapperConflictRule(),
            new FilterTimeRule(), new UnwrapRule(), new AnnotationRule(), new ServerTypeRule(),
            new SpringControllerRule(), new EntityLinkRule());

    private static final List<Rule> DIFFERENCES = List.of(new TemplateOrderDifference(), new MatrixDifference(),
            new EncodedDifference(), new LocatorDifference(), new FilteredStreamDifference(), new FilterOrderDifference(),
            new CachedStreamDifference(), new UndeclaredTextDifference());

    private static final List<LinkRule> LINK_RULES = List.of(new LinkInterfaceRule(), new LinkTargetRule(),
            new LinkOverloadRule(), new LinkVariableRule(), new LinkParameterRule(), new LinkResultRule());

    private Checker() {
    }

    /** {@return everything that can't be compiled, sorted by place; empty if all is well} */
    public static List<Problem> check(RestApplication application, Surroundings surroundings) {
        Problems problems = new Problems();
        RULES.forEach(rule -> rule.check(application, problems));
        if (surroundings.failOnDuplicate()) {
            new DuplicateRule().check(application, problems);
        }
        new BeanRule(surroundings.scopes().keySet()).check(application, problems);
        new InjectionRule(surroundings.scopes()).check(application, problems);
        check(application, surroundings.neighbours(), problems);
        return problems.sorted();
    }

    /** {@return what is wrong with the links of an application, sorted by place} */
    public static List<Problem> checkLinks(RestApplication application, List<LinkInterface> links) {
        Problems problems = new Problems();
        LinkTargets targets = new LinkTargets(application);
        LINK_RULES.forEach(rule -> links.forEach(one -> rule.check(targets, one, problems)));
        return problems.sorted();
    }

    /**
     * {@return what can't be injected, sorted by place}
     *
     * @param beans whether there is one bean of a type; asked when all beans are known, those of extensions too
     */
    public static List<Problem> checkInjected(RestApplication application, Predicate<Type> beans) {
        Problems problems = new Problems();
        new ContextRule(beans).check(application, problems);
        return problems.sorted();
    }

    private static void check(RestApplication application, Neighbours neighbours, Problems problems) {
        new SecurityRule(neighbours.secured()).check(application, problems);
        new KeyRule(neighbours.configured(), !neighbours.secured().equals(Secured.NOTHING)).check(application, problems);
        new ContributionRule(neighbours.contributions()).check(application, problems);
        new ValidationRule(neighbours.constraints()).check(application, problems);
        if (neighbours.openApi()) {
            new OpenApiRule().check(application, problems);
        }
    }

    /** {@return what is compiled but surely not meant; only for an application without problems} */
    public static List<Problem> warn(RestApplication application, Surroundings surroundings) {
        Problems problems = new Problems();
        if (!surroundings.failOnDuplicate()) {
            new DuplicateRule().check(application, problems);
        }
        new ReachabilityRule().check(application, problems);
        new ServletRule().check(application, problems);
        new VisibilityRule().check(application, problems);
        new LostPathRule().check(application, problems);
        new UnvalidatedRule(surroundings.neighbours().constraints()).check(application, problems);
        return problems.sorted();
    }

    /**
     * {@return what would be answered otherwise than by Quarkus REST, without a word}
     *
     * @param emptyIsAbsent whether an empty parameter counts as absent, as in Quarkus REST
     */
    public static List<Problem> compare(RestApplication application, boolean emptyIsAbsent) {
        Problems problems = new Problems();
        if (!emptyIsAbsent) {
            new EmptyParameterDifference().check(application, problems);
        }
        DIFFERENCES.forEach(rule -> rule.check(application, problems));
        return problems.sorted();
    }
}
