package dev.straightway.it.contract;

/**
 * What every stack answers: status, fields and body. Each interface is one idea, with its tests as default methods, so that
 * the test class of an application is a constructor only.
 */
public abstract class Contract
        implements PersonContract, MatchingContract, NegotiationContract, ErrorContract, BeanContract, // the plain routes
        ParameterContract, SegmentContract, CollectionContract, FormContract, ConverterContract, InjectedParameterContract,
        LocatorContract, InheritanceContract, AsyncContract, SseContract, UploadContract,
        OneAnswerContract, EndContract, ClientInputContract,
        ProviderContract, ExceptionMapperContract, FilterContract, InterceptorContract,
        EntityContract, StandardEntityContract, DeclaredAnswerContract, CallbackContract, StreamContract, SeparatorContract,
        UnannotatedContract, DateContract, GatheringContract, ViewContract, TypedContract,
        PartialContract, ContextContract, InjectedContextContract, VertxContract,
        PreconditionContract {

    private final Stack stack;

    protected Contract(Stack stack) {
        this.stack = stack;
    }

    @Override
    public final Stack stack() {
        return stack;
    }
}
