package dev.straightway.it.library.lending;

import jakarta.validation.constraints.Email;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;

import com.fasterxml.jackson.annotation.JsonView;

/** A member: anyone may know the card and the name, the staff all. */
public class MemberView {

    public interface Open {
    }

    public interface Staff extends Open {
    }

    @JsonView(Open.class)
    @NotNull
    @Size(min = 4, max = 8)
    public String card;

    @JsonView(Open.class)
    @NotBlank
    public String name;

    @JsonView(Staff.class)
    @Email
    public String email;

    @JsonView(Staff.class)
    public int owes;

    static MemberView of(Member member) {
        MemberView view = new MemberView();
        view.card = member.card;
        view.name = member.name;
        view.email = member.email;
        view.owes = member.owes;
        return view;
    }
}
