package dev.straightway.runtime.http.exchange;

/** Learns of what a request throws, for the trace of it. */
public interface Traces {

    /** Where nothing is traced. */
    Traces NONE = failure -> {
    };

    /** Takes a failure before it is mapped; called on the context of the request. */
    void failed(Throwable failure);
}
